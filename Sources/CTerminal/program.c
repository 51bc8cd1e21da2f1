// Another program on the same terminal.

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

#include "internal.h"

extern char **environ;

int program_run(char *const arguments[]) {
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  // In our own process group, so that it is in the foreground as we are, and with no signal blocked
  // in case the calling thread blocks some.
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  pid_t child;
  int failure = posix_spawnp(&child, arguments[0], NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  if (failure) return -1;
  supervise_set_program(child);

  int status;
  while (true) {
    if (waitpid(child, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      supervise_set_program(0);
      return -1;
    }
    if (!WIFSTOPPED(status)) supervise_set_program(0);
    if (WIFEXITED(status)) return WEXITSTATUS(status);
    if (WIFSIGNALED(status)) return 128 + WTERMSIG(status);
    // It stopped, perhaps by itself alone: our shell has to learn of it from us.
    signals_stop();
    kill(child, SIGCONT);
  }
}
