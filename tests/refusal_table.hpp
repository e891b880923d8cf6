// The table of refusals as docs/rules/refusals.md shows it: every refusal, of which actions and in
// which phases, with the clause that each rulebook has for it.
#pragma once

#include "engine/clauses.hpp"

#include <string>

namespace kamchatka::test {

// The kinds of actions that can meet this refusal in some ruleset.
ActionKinds can_meet(Rejection rejection);

// The tables of the document, in Markdown.
std::string citation_table();
std::string sentence_table();
std::string due_table();

}  // namespace kamchatka::test
