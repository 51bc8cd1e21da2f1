// Signals: those that end the process give the terminal back first, the others wake the event loop.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/types.h>
#include <unistd.h>

#include "internal.h"

/// How long a process asked to end may take before it is ended, in seconds.
enum { GRACE = 3 };

static volatile sig_atomic_t has_resized, has_stop, has_continued;
static volatile sig_atomic_t ending_signal;
static volatile sig_atomic_t is_away;
static int wake_pipe[2] = {-1, -1};

void signals_die_of(int signal) {
  struct sigaction fatal = {0};
  fatal.sa_handler = SIG_DFL;
  sigemptyset(&fatal.sa_mask);
  sigaction(signal, &fatal, NULL);
  raise(signal);
  // Blocked while its handler runs; it strikes as soon as it is let through.
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, signal);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

static void wake(void) {
  int before = errno;
  char byte = 0;
  if (write(wake_pipe[1], &byte, 1) < 0) { /* Full, and so it wakes anyway. */ }
  errno = before;
}

static void on_resize(int signal) {
  (void)signal;
  has_resized = 1;
  wake();
}

static void on_stop(int signal) {
  (void)signal;
  // The other program's stop is enough to tell: see program_run.
  if (is_away) return;
  has_stop = 1;
  supervise_note_stop();
  wake();
}

void signals_stop(void) { signals_stop_by(SIGTSTP); }

void signals_stop_by(int signal) {
  struct sigaction before, stopping = {0};
  stopping.sa_handler = SIG_DFL;
  sigemptyset(&stopping.sa_mask);
  sigaction(signal, &stopping, &before);
  sigset_t only, mask;
  sigemptyset(&only);
  sigaddset(&only, signal);
  raise(signal);
  // On a thread that blocks the signal the process stops only here.
  sigprocmask(SIG_UNBLOCK, &only, &mask);
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(signal, &before, NULL);
}

static void on_continue(int signal) {
  (void)signal;
  has_continued = 1;
  wake();
}

/// An interrupt, or the wish of the system or the user that the process end: the program gets
/// the chance to do so by itself, but not for long.
static void on_end(int signal) {
  if (is_away && signal == SIGINT) return;
  if (is_away || ending_signal) {
    restore_now();
    signals_die_of(signal);
    return;
  }
  ending_signal = signal;
  alarm(GRACE);
  wake();
}

static void on_alarm(int signal) {
  restore_now();
  signals_die_of(ending_signal ? ending_signal : signal);
}

/// A crash, or another end that can't be discussed.
static void on_fatal(int signal) {
  if (is_away && signal == SIGQUIT) return;
  restore_now();
  signals_die_of(signal);
}

static struct {
  int signal;
  void (*handler)(int);
  /// Whether one that is ignored stays so, as under nohup.
  bool unless_ignored;
  struct sigaction before;
  bool is_installed;
} table[] = {
  {SIGINT, on_end, true},      {SIGTERM, on_end, true},      {SIGHUP, on_end, true},
  {SIGALRM, on_alarm, false},  {SIGQUIT, on_fatal, true},    {SIGILL, on_fatal, false},
  {SIGTRAP, on_fatal, false},  {SIGABRT, on_fatal, false},   {SIGSEGV, on_fatal, false},
  {SIGBUS, on_fatal, false},   {SIGFPE, on_fatal, false},    {SIGSYS, on_fatal, false},
  {SIGPIPE, on_fatal, true},   {SIGUSR1, on_fatal, true},    {SIGUSR2, on_fatal, true},
  {SIGXCPU, on_fatal, true},   {SIGWINCH, on_resize, false}, {SIGTSTP, on_stop, true},
  {SIGCONT, on_continue, false},
};

enum { TABLE_COUNT = sizeof table / sizeof table[0] };

/// A stack for the handlers, so that an overflow of the ordinary one can be reported too.
static void provide_stack(void) {
  static char space[64 * 1024];
  stack_t current;
  if (sigaltstack(NULL, &current) == 0 && (current.ss_flags & SS_DISABLE)) {
    stack_t stack = {.ss_sp = space, .ss_size = sizeof space};
    sigaltstack(&stack, NULL);
  }
}

static void close_on_exec_and_never_wait(int descriptor) {
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  fcntl(descriptor, F_SETFL, O_NONBLOCK);
}

void signals_install(void) {
  if (wake_pipe[0] < 0 && pipe(wake_pipe) == 0) {
    close_on_exec_and_never_wait(wake_pipe[0]);
    close_on_exec_and_never_wait(wake_pipe[1]);
  }
  has_resized = has_stop = has_continued = 0;
  ending_signal = 0;
  is_away = 0;
  provide_stack();
  for (int index = 0; index < TABLE_COUNT; index++) {
    sigaction(table[index].signal, NULL, &table[index].before);
    bool is_ignored = table[index].before.sa_handler == SIG_IGN;
    table[index].is_installed = !(is_ignored && table[index].unless_ignored);
    if (!table[index].is_installed) continue;
    struct sigaction action = {0};
    action.sa_handler = table[index].handler;
    action.sa_flags = SA_RESTART | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(table[index].signal, &action, NULL);
  }
}

void signals_remove(void) {
  alarm(0);
  for (int index = 0; index < TABLE_COUNT; index++) {
    if (table[index].is_installed) {
      sigaction(table[index].signal, &table[index].before, NULL);
      table[index].is_installed = false;
    }
  }
}

void signals_forget_stop(void) { has_stop = has_continued = 0; }

void signals_set_away(bool away) { is_away = away; }

int signals_descriptor(void) { return wake_pipe[0]; }

int signals_take(void) {
  char bytes[64];
  while (read(wake_pipe[0], bytes, sizeof bytes) > 0) {}
  int happened = 0;
  if (has_resized) { has_resized = 0; happened |= CTERMINAL_RESIZED; }
  if (has_stop) { has_stop = 0; happened |= CTERMINAL_STOP; }
  if (has_continued) { has_continued = 0; happened |= CTERMINAL_CONTINUED; }
  return happened;
}

int cterminal_ending_signal(void) { return ending_signal; }

void cterminal_die_of(int signal) {
  restore_now();
  signals_die_of(signal);
}
