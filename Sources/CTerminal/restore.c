// Giving the terminal back, also from within a signal handler.

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

#include "internal.h"

enum { SEQUENCE_CAPACITY = 512, ERRORS_SHOWN = 64 * 1024 };

static int input_descriptor = -1;
static int output_descriptor = -1;
static struct termios original_modes;

/// Two copies, so that a signal never meets one half written.
static char sequences[2][SEQUENCE_CAPACITY];
static size_t sequence_lengths[2];
static volatile sig_atomic_t current_sequence;
static volatile sig_atomic_t is_armed;

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
  input_descriptor = input;
  output_descriptor = output;
  tcgetattr(input, &original_modes);
}

void restore_prepare(const char *sequence, size_t length) {
  int other = !current_sequence;
  if (length > SEQUENCE_CAPACITY) length = SEQUENCE_CAPACITY;
  memcpy(sequences[other], sequence, length);
  sequence_lengths[other] = length;
  current_sequence = other;
}

void restore_arm(void) { is_armed = 1; }

void restore_disarm(void) { is_armed = 0; }

void restore_now(void) {
  if (!is_armed) return;
  is_armed = 0;
  write_all(
    output_descriptor, sequences[current_sequence], sequence_lengths[current_sequence]);
  // Changing modes from the background would stop the process for good.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  sigprocmask(SIG_BLOCK, &background, &before);
  tcsetattr(input_descriptor, TCSANOW, &original_modes);
  sigprocmask(SIG_SETMASK, &before, NULL);
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
