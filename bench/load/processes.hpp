// What other processes of this machine have used.
#pragma once

#include <sys/types.h>

#include <string>

namespace kamchatka::load {

// Processor time in seconds, with that of the processes it has begun; 0 when there is no such
// process.
double processor_seconds_of(pid_t process);

// The name of its program.
std::string program_of(pid_t process);

}  // namespace kamchatka::load
