// Unicode by ICU: normalisation, case folding, and the skeletons of UTS 39, which are equal for
// texts that look alike.
#include "server/people/names.hpp"

#include "bots/catalogue.hpp"
#include "server/people/rules.hpp"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <stdexcept>
#include <vector>

namespace kamchatka::server {
namespace {

using icu::UnicodeString;

// Longer input is not looked at.
constexpr std::size_t name_bytes_max = 200;

void check(UErrorCode error) {
    if (U_FAILURE(error) != 0) throw std::runtime_error{std::string{"ICU: "} + u_errorName(error)};
}

struct Close {
    void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};

// Made once; safe to share as long as nobody changes it.
const USpoofChecker* spoof_checker() {
    static const std::unique_ptr<USpoofChecker, Close> checker = [] {
        UErrorCode error = U_ZERO_ERROR;
        std::unique_ptr<USpoofChecker, Close> made{uspoof_open(&error)};
        check(error);
        return made;
    }();
    return checker.get();
}

UnicodeString unicode(std::string_view text) {
    return UnicodeString::fromUTF8({text.data(), static_cast<std::int32_t>(text.size())});
}

std::string utf8(const UnicodeString& text) {
    std::string bytes;
    text.toUTF8String(bytes);
    return bytes;
}

UnicodeString normalised(const icu::Normalizer2* form, const UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    UnicodeString done = form->normalize(text, error);
    check(error);
    return done;
}

UnicodeString compatible(const UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    const auto* form = icu::Normalizer2::getNFKCInstance(error);
    check(error);
    return normalised(form, text);
}

UnicodeString skeleton(const UnicodeString& text) {
    UErrorCode error = U_ZERO_ERROR;
    UnicodeString bones;
    uspoof_getSkeletonUnicodeString(spoof_checker(), 0, text, bones, &error);
    check(error);
    return bones.foldCase();
}

bool separator(UChar32 c) { return c == ' ' || c == '.' || c == '_' || c == '-' || c == '\''; }

bool letter(UChar32 c) {
    static constexpr std::array<std::pair<UChar32, UChar32>, 9> ranges{{
        {'A', 'Z'},
        {'a', 'z'},
        {0xC0, 0xD6},  // À to Ö
        {0xD8, 0xF6},  // Ø to ö
        {0xF8, 0xFF},
        {0x100, 0x137},  // the rest of Europe, without the letter kra, which looks like a k
        {0x139, 0x17E},
        {0x218, 0x21B},    // Romanian
        {0x1E9E, 0x1E9E},  // capital ß
    }};
    return std::ranges::any_of(ranges, [c](const auto& range) {
        return c >= range.first && c <= range.second;
    });
}

bool digit(UChar32 c) { return c >= '0' && c <= '9'; }

bool apostrophe(UChar32 c) { return c == 0x2019 || c == 0x2018 || c == 0x2BC || c == 0x60; }

std::vector<UChar32> characters(const UnicodeString& text) {
    std::vector<UChar32> points(static_cast<std::size_t>(text.countChar32()));
    UErrorCode error = U_ZERO_ERROR;
    text.toUTF32(points.data(), static_cast<std::int32_t>(points.size()), error);
    check(error);
    return points;
}

// One space where there were several, none at the ends; phones write curly apostrophes.
UnicodeString tidied(const UnicodeString& text) {
    UnicodeString tidy;
    for (const UChar32 written : characters(text)) {
        const UChar32 c = apostrophe(written) ? '\'' : written;
        const bool doubled = c == ' ' && (tidy.length() == 0 || tidy[tidy.length() - 1] == ' ');
        if (!doubled) tidy.append(c);
    }
    return tidy.trim();
}

UnicodeString without_separators(const UnicodeString& text) {
    UnicodeString joined;
    for (const UChar32 c : characters(text)) {
        if (!separator(c)) joined.append(c);
    }
    return joined;
}

// Case first, so that MARIO and mario are one.
std::string key_of(const UnicodeString& name) {
    UnicodeString folded = without_separators(name);
    return utf8(skeleton(folded.foldCase()));
}

// As it stands, so that a capital I among small letters is an l.
std::string look_of(const UnicodeString& name) { return utf8(skeleton(without_separators(name))); }

// For these names an i is an l too: Adm1n.
std::string blurred(std::string key) {
    std::ranges::replace(key, 'i', 'l');
    return key;
}

// Names that seem to speak for the house, in both languages, and those of the bots.
bool reserved(const std::string& key) {
    static const std::set<std::string> keys = [] {
        std::set<std::string> made{blurred(name_key(people::deleted_name))};
        for (const char* name :
             {"kamchatka",  "risiko",  "admin",      "administrator", "amministratore",
              "moderatore", "arbitro", "arbiter",    "moderator",     "referee",
              "sistema",    "system",  "server",     "staff",         "supporto",
              "support",    "chance",  "spettatore", "spectator",     "deleted player"}) {
            made.insert(blurred(name_key(name)));
        }
        for (const bots::Profile& bot : bots::profiles()) {
            for (const std::string_view name : {bot.id, bot.name.it, bot.name.en}) {
                made.insert(blurred(name_key(name)));
            }
        }
        return made;
    }();
    return keys.contains(blurred(key));
}

}  // namespace

Result<store::PlayerName, AccountFault> check_name(std::string_view text) {
    if (text.size() > name_bytes_max) return AccountFault::name_too_long;
    const UnicodeString name = tidied(compatible(unicode(text)));
    const auto allowed = [](UChar32 c) { return letter(c) || digit(c) || separator(c); };
    // What is allowed never joins with its neighbour: each character is one that people count.
    const std::vector<UChar32> spelt = characters(name);
    if (!std::ranges::all_of(spelt, allowed)) return AccountFault::name_has_odd_characters;
    const auto length = std::ssize(spelt);
    if (length < name_length_min) return AccountFault::name_too_short;
    if (length > name_length_max) return AccountFault::name_too_long;
    if (std::ranges::none_of(spelt, letter)) return AccountFault::name_needs_a_letter;
    store::PlayerName made{.shown = utf8(name), .key = key_of(name), .look = look_of(name)};
    if (reserved(made.key)) return AccountFault::name_reserved;
    return made;
}

std::string name_key(std::string_view text) {
    return key_of(tidied(compatible(unicode(text.substr(0, name_bytes_max)))));
}

std::string composed(std::string_view text) {
    UErrorCode error = U_ZERO_ERROR;
    const auto* form = icu::Normalizer2::getNFCInstance(error);
    check(error);
    return utf8(normalised(form, unicode(text)));
}

int character_count(std::string_view text) { return unicode(text).countChar32(); }

}  // namespace kamchatka::server
