// Waiting for keys and signals together.

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "internal.h"

int cterminal_wait(int milliseconds) {
  struct pollfd watched[] = {
    {.fd = screen_input(), .events = POLLIN},
    {.fd = signals_descriptor(), .events = POLLIN},
  };
  int count = poll(watched, 2, milliseconds);
  int happened = signals_take();
  if (count <= 0) return happened;
  if (watched[0].revents & POLLIN) {
    happened |= CTERMINAL_INPUT;
  } else if (watched[0].revents) {
    happened |= CTERMINAL_HANGUP;
  }
  return happened;
}

size_t cterminal_read(void *bytes, size_t capacity) {
  ssize_t count;
  do {
    count = read(screen_input(), bytes, capacity);
  } while (count < 0 && errno == EINTR);
  return count < 0 ? 0 : (size_t)count;
}
