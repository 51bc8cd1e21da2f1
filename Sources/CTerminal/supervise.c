// A process that watches the one that has the terminal.

#if defined(__linux__)
#define _GNU_SOURCE 1
#elif defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/prctl.h>
#endif

#include "internal.h"

enum {
  /// Milliseconds between two looks at the child while nothing happens, and while it is to end.
  TICK = 1000,
  FAST_TICK = 50,
  /// Ticks without a beat after which the child counts as silent. They pass only while this process
  /// runs, so that neither sleep nor a stop makes a child silent.
  PATIENCE = 5,
  /// Fast ticks that a signal has to reach the child by itself, as one from the terminal does, and
  /// that the child has to end by it.
  UNTIL_PASSED_ON = 3,
  UNTIL_STOP_PASSED_ON = 10,
  UNTIL_KILLED = 90,
  /// Milliseconds for which the child that goes on after a stop waits for the watching process.
  UNTIL_RETURNED = 2000,
};

/// What the child says of itself.
typedef struct {
  atomic_uint beats;
  /// The program that has the terminal meanwhile; 0 for none.
  atomic_int program;
  /// Whether it writes to the terminal, which may take as long as it likes.
  atomic_bool is_waiting;
  /// Whether it knows that it is to stop.
  atomic_bool is_stopping;
  /// How often the watching process has gone on after it had stopped with the child.
  atomic_uint returns;
} life;

static life *shared;
static pid_t watcher;

bool cterminal_share(void) {
  if (!restore_share()) return false;
  void *memory =
    mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  shared = memory;
  return true;
}

// MARK: The child

void cterminal_beat(void) {
  if (shared) atomic_fetch_add(&shared->beats, 1);
}

bool cterminal_is_orphan(void) { return watcher && getppid() != watcher; }

void supervise_set_program(pid_t program) {
  if (shared) atomic_store(&shared->program, program);
}

void supervise_set_waiting(bool waiting) {
  if (shared) atomic_store(&shared->is_waiting, waiting);
}

void supervise_note_stop(void) {
  if (shared) atomic_store(&shared->is_stopping, true);
}

void supervise_stop(void) {
  unsigned before = shared ? atomic_load(&shared->returns) : 0;
  signals_stop();
  struct timespec moment = {.tv_nsec = 1000000};
  for (int count = 0; watcher && count < UNTIL_RETURNED; count++) {
    if (atomic_load(&shared->returns) != before) break;
    nanosleep(&moment, NULL);
  }
  // What came meanwhile is dealt with: the screen is taken anew.
  signals_forget_stop();
  if (shared) atomic_store(&shared->is_stopping, false);
}

// MARK: Signals of the watching process

static volatile sig_atomic_t asked, has_stop;
static volatile pid_t current;

static void on_child(int signal) { (void)signal; }

static void on_ask(int signal) {
  // Meant for the program that has the terminal.
  if (atomic_load(&shared->program) && (signal == SIGINT || signal == SIGQUIT)) return;
  asked = signal;
}

static void on_stop(int signal) {
  (void)signal;
  has_stop = 1;
}

/// An end that can't be discussed: the child goes first.
static void on_fatal(int signal) {
  if (current > 0) {
    kill(current, SIGKILL);
    while (waitpid(current, NULL, 0) < 0 && errno == EINTR) {}
  }
  restore_now();
  signals_die_of(signal);
}

static struct {
  int signal;
  void (*handler)(int);
  bool unless_ignored;
  struct sigaction before;
} table[] = {
  {SIGCHLD, on_child, false}, {SIGINT, on_ask, true},   {SIGTERM, on_ask, true},
  {SIGHUP, on_ask, true},     {SIGQUIT, on_ask, true},  {SIGTSTP, on_stop, true},
  {SIGCONT, on_child, false}, {SIGILL, on_fatal, false}, {SIGTRAP, on_fatal, false},
  {SIGABRT, on_fatal, false}, {SIGSEGV, on_fatal, false}, {SIGBUS, on_fatal, false},
  {SIGFPE, on_fatal, false},  {SIGSYS, on_fatal, false}, {SIGALRM, on_fatal, false},
  {SIGUSR1, on_fatal, true},  {SIGUSR2, on_fatal, true}, {SIGXCPU, on_fatal, true},
  {SIGPIPE, on_fatal, true},
};

enum { COUNT = sizeof table / sizeof table[0] };

static bool is_installed;
/// The signals that are let through before, and while, this process waits.
static sigset_t mask_before, mask_waiting;

/// Signals that tell something come only while this process waits, so that none is missed.
static void install(void) {
  if (is_installed) return;
  is_installed = true;
#if defined(__linux__)
  // Programs that the child has run are this process's once that is gone.
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  sigset_t held;
  sigemptyset(&held);
  for (int index = 0; index < COUNT; index++) {
    struct sigaction action = {0};
    action.sa_handler = table[index].handler;
    sigemptyset(&action.sa_mask);
    sigaction(table[index].signal, NULL, &table[index].before);
    if (table[index].unless_ignored && table[index].before.sa_handler == SIG_IGN) continue;
    sigaction(table[index].signal, &action, NULL);
    if (table[index].handler != on_fatal) sigaddset(&held, table[index].signal);
  }
  sigprocmask(SIG_BLOCK, &held, &mask_before);
  mask_waiting = mask_before;
}

static void remove_all(void) {
  if (!is_installed) return;
  is_installed = false;
  for (int index = 0; index < COUNT; index++) {
    sigaction(table[index].signal, &table[index].before, NULL);
  }
  sigprocmask(SIG_SETMASK, &mask_before, NULL);
}

// MARK: Watching

pid_t cterminal_fork(void) {
  fflush(NULL);
  atomic_store(&shared->program, 0);
  atomic_store(&shared->is_waiting, false);
  atomic_store(&shared->is_stopping, false);
  pid_t parent = getpid();
  // Before there is a child, so that no signal reaches this process alone.
  install();
  current = fork();
  if (current == 0) {
    remove_all();
    watcher = parent;
  } else if (current < 0) {
    remove_all();
  }
  return current;
}

/// What stopped the child stops this process, too, and so its shell learns of it. A child that was
/// stopped by itself from outside goes on at once.
static void stop_with(pid_t child, int signal) {
  if (signal != SIGSTOP) signals_stop_by(signal);
  has_stop = 0;
  kill(child, SIGCONT);
  atomic_fetch_add(&shared->returns, 1);
}

cterminal_child cterminal_watch(pid_t child, int channel, int *status) {
  static unsigned beats;
  static int silence, since_asked, since_stop;
  while (true) {
    pid_t changed = waitpid(child, status, WNOHANG | WUNTRACED);
    if (changed == child && WIFSTOPPED(*status)) {
      stop_with(child, WSTOPSIG(*status));
      since_stop = silence = 0;
      continue;
    }
    if (changed == child || (changed < 0 && errno == ECHILD)) {
      current = 0;
      silence = since_asked = since_stop = 0;
      return CTERMINAL_CHILD_ENDED;
    }

    bool is_hasty = asked || has_stop;
    struct timespec pause = {
      .tv_sec = is_hasty ? 0 : TICK / 1000, .tv_nsec = is_hasty ? FAST_TICK * 1000000L : 0};
    fd_set readable;
    FD_ZERO(&readable);
    if (channel >= 0) FD_SET(channel, &readable);
    int count = pselect(channel + 1, &readable, NULL, NULL, &pause, &mask_waiting);
    if (count > 0) return CTERMINAL_CHILD_WROTE;
    // A signal may tell of the child.
    if (count < 0) continue;

    if (asked && ++since_asked == UNTIL_PASSED_ON) kill(child, asked);
    if (asked && since_asked == UNTIL_KILLED) kill(child, SIGKILL);
    if (has_stop && ++since_stop == UNTIL_STOP_PASSED_ON) {
      has_stop = since_stop = 0;
      // A child that knows and takes its time would stop twice.
      if (!atomic_load(&shared->is_stopping)) kill(child, SIGTSTP);
    }
    if (is_hasty) continue;
    unsigned now = atomic_load(&shared->beats);
    bool may_be_silent = atomic_load(&shared->program) || atomic_load(&shared->is_waiting);
    silence = now == beats && !may_be_silent ? silence + 1 : 0;
    beats = now;
    if (silence >= PATIENCE) {
      silence = 0;
      return CTERMINAL_CHILD_SILENT;
    }
  }
}

void cterminal_give_back(void) {
  // A program that the child had run goes on without it, and has the terminal.
  pid_t program = atomic_load(&shared->program);
  struct timespec pause = {.tv_nsec = FAST_TICK * 1000000L};
  while (program && !asked && waitpid(program, NULL, WNOHANG) != program && kill(program, 0) == 0) {
    pselect(0, NULL, NULL, NULL, &pause, &mask_waiting);
  }
  restore_now();
}

int cterminal_watched_signal(void) { return asked; }
