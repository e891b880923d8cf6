// The 42 territories of the classic board by name, in the order of the printed board.
#pragma once

#include "engine/ids.hpp"

namespace kamchatka::classic {

inline constexpr Territory alaska{0};
inline constexpr Territory northwest_territories{1};
inline constexpr Territory greenland{2};
inline constexpr Territory alberta{3};
inline constexpr Territory ontario{4};
inline constexpr Territory quebec{5};
inline constexpr Territory western_united_states{6};
inline constexpr Territory eastern_united_states{7};
inline constexpr Territory central_america{8};
inline constexpr Territory venezuela{9};
inline constexpr Territory peru{10};
inline constexpr Territory brazil{11};
inline constexpr Territory argentina{12};
inline constexpr Territory iceland{13};
inline constexpr Territory great_britain{14};
inline constexpr Territory scandinavia{15};
inline constexpr Territory northern_europe{16};
inline constexpr Territory western_europe{17};
inline constexpr Territory southern_europe{18};
inline constexpr Territory ukraine{19};
inline constexpr Territory north_africa{20};
inline constexpr Territory egypt{21};
inline constexpr Territory east_africa{22};
inline constexpr Territory congo{23};
inline constexpr Territory south_africa{24};
inline constexpr Territory madagascar{25};
inline constexpr Territory middle_east{26};
inline constexpr Territory afghanistan{27};
inline constexpr Territory ural{28};
inline constexpr Territory siberia{29};
inline constexpr Territory yakutia{30};
inline constexpr Territory chita{31};
inline constexpr Territory kamchatka{32};
inline constexpr Territory mongolia{33};
inline constexpr Territory japan{34};
inline constexpr Territory china{35};
inline constexpr Territory india{36};
inline constexpr Territory siam{37};
inline constexpr Territory indonesia{38};
inline constexpr Territory new_guinea{39};
inline constexpr Territory western_australia{40};
inline constexpr Territory eastern_australia{41};

inline constexpr Continent north_america{0};
inline constexpr Continent south_america{1};
inline constexpr Continent europe{2};
inline constexpr Continent africa{3};
inline constexpr Continent asia{4};
inline constexpr Continent oceania{5};

}  // namespace kamchatka::classic
