// The random games and the other worlds of the engine's tests, for tests that cross modules.
#include "engine/tests/other_world.cpp"   // NOLINT(bugprone-suspicious-include)
#include "engine/tests/random_rules.cpp"  // NOLINT(bugprone-suspicious-include)
#include "engine/tests/random_table.cpp"  // NOLINT(bugprone-suspicious-include)
