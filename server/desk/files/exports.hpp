// A tournament as files: standings for the wall, the journal for safe keeping.
#pragma once

#include "server/desk/view.hpp"
#include "server/transport/http.hpp"

#include <string>

namespace kamchatka::server {

struct ExportWish {
    std::string form;  // csv, text, json; for the desk: ranking, format, file, person
    tournament::Language language;
    tournament::PlayerId player;  // of `person`
};

HttpResponse export_response(const Tournament& contest, DeskRole role, const ExportWish& wish);

}  // namespace kamchatka::server
