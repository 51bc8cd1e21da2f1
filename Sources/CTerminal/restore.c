// Giving the terminal back, also from within a signal handler.

#if defined(__linux__)
#define _GNU_SOURCE 1
#elif defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

#include "internal.h"

enum { SEQUENCE_CAPACITY = 512, ERRORS_SHOWN = 64 * 1024 };

/// What it takes to give the terminal back. A process that runs the terminal for another shares it
/// with that one, which gives the terminal back where the first no longer can.
typedef struct {
  int input, output;
  struct termios modes;
  /// Two copies, so that a signal never meets one half written.
  char sequences[2][SEQUENCE_CAPACITY];
  size_t lengths[2];
  volatile sig_atomic_t current;
  volatile sig_atomic_t is_armed;
} restore_state;

static restore_state own = {.input = -1, .output = -1};
static restore_state *state = &own;
/// Whether it is being given back in this process.
static volatile sig_atomic_t is_restoring;

bool restore_share(void) {
  void *memory = mmap(
    NULL, sizeof *state, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  state = memory;
  *state = own;
  return true;
}

/// Standard error as it was, and the file that takes its place.
static volatile sig_atomic_t held_errors = -1;
static int errors_file = -1;

void write_all(int descriptor, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, next, count);
    if (written < 0) {
      if (errno == EINTR) continue;
      return;
    }
    next += written;
    count -= (size_t)written;
  }
}

void restore_remember(int input, int output) {
  state->input = input;
  state->output = output;
  tcgetattr(input, &state->modes);
}

void restore_prepare(const char *sequence, size_t length) {
  int other = !state->current;
  if (length > SEQUENCE_CAPACITY) length = SEQUENCE_CAPACITY;
  memcpy(state->sequences[other], sequence, length);
  state->lengths[other] = length;
  state->current = other;
}

void restore_arm(void) { state->is_armed = 1; }

void restore_disarm(void) { state->is_armed = 0; }

void restore_now(void) {
  if (!state->is_armed || is_restoring) return;
  is_restoring = 1;
  write_all(state->output, state->sequences[state->current], state->lengths[state->current]);
  // Changing modes from the background would stop the process for good.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, &before);
  tcsetattr(state->input, TCSANOW, &state->modes);
  sigprocmask(SIG_SETMASK, &before, NULL);
  // Only now: a process that is killed meanwhile leaves the rest to the one that it runs for.
  state->is_armed = 0;
  is_restoring = 0;
  errors_release();
}

void errors_hold(void) {
  if (held_errors >= 0 || !isatty(STDERR_FILENO)) return;
  FILE *file = tmpfile();
  if (!file) return;
  errors_file = dup(fileno(file));
  fclose(file);
  int kept = dup(STDERR_FILENO);
  if (errors_file < 0 || kept < 0) {
    if (errors_file >= 0) close(errors_file);
    if (kept >= 0) close(kept);
    return;
  }
  fflush(stderr);
  dup2(errors_file, STDERR_FILENO);
  held_errors = kept;
}

void errors_release(void) {
  int kept = held_errors;
  if (kept < 0) return;
  held_errors = -1;
  dup2(kept, STDERR_FILENO);
  close(kept);
  lseek(errors_file, 0, SEEK_SET);
  char buffer[1024];
  size_t shown = 0;
  ssize_t count;
  while (shown < ERRORS_SHOWN && (count = read(errors_file, buffer, sizeof buffer)) > 0) {
    write_all(STDERR_FILENO, buffer, (size_t)count);
    shown += (size_t)count;
  }
  close(errors_file);
}
