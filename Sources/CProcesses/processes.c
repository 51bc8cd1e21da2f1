#if defined(__linux__)
#define _GNU_SOURCE 1
#endif

#include "CProcesses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif
#if defined(__linux__)
#include <sys/prctl.h>
#elif defined(__APPLE__)
#include <libproc.h>
#endif

pid_t cprocesses_fork(bool dies_with_parent, bool brief) {
  // What waits to be written would be written by both.
  if (!brief) fflush(NULL);
  pid_t parent = getpid();
  pid_t process = fork();
  if (process != 0) return process;
  // Whoever waits says what ended it: the runtime's trace of calls would take seconds, and stand among
  // what is reported.
  static const int fatal[] = {SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV};
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index++)
    signal(fatal[index], SIG_DFL);
  if (!dies_with_parent) return process;
#if defined(__linux__)
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // It may have ended meanwhile.
  if (getppid() != parent) _exit(0);
  return 0;
}

#if defined(__linux__)
/// Bytes of its own that this process has asked for; 0 where that isn't known.
static rlim_t data_in_use(void) {
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  char text[128];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  unsigned long long data;
  if (sscanf(text, "%*u %*u %*u %*u %*u %llu", &data) != 1) return 0;
  return (rlim_t)data * (rlim_t)sysconf(_SC_PAGESIZE);
}
#endif

void cprocesses_limit(int64_t memory, double seconds) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#if defined(__linux__)
  rlim_t used = data_in_use();
  if (used > 0) {
    struct rlimit most = {used + (rlim_t)memory, used + (rlim_t)memory};
    setrlimit(RLIMIT_DATA, &most);
  }
#else
  (void)memory;
#endif
  signal(SIGPROF, SIG_DFL);
  sigset_t prof;
  sigemptyset(&prof);
  sigaddset(&prof, SIGPROF);
  sigprocmask(SIG_UNBLOCK, &prof, NULL);
  struct itimerval timer;
  memset(&timer, 0, sizeof timer);
  timer.it_value.tv_sec = (time_t)seconds;
  timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6);
  setitimer(ITIMER_PROF, &timer, NULL);
  int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0) {
    dup2(nothing, STDOUT_FILENO);
    dup2(nothing, STDERR_FILENO);
    if (nothing > STDERR_FILENO) close(nothing);
  }
}

void *cprocesses_shared(size_t bytes) {
  void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANON, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

void cprocesses_unshare(void *memory, size_t bytes) { munmap(memory, bytes); }

bool cprocesses_pair(int sockets[2]) {
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, sockets) != 0) return false;
  for (int index = 0; index < 2; index++) {
    fcntl(sockets[index], F_SETFD, FD_CLOEXEC);
#if defined(SO_NOSIGPIPE)
    int on = 1;
    setsockopt(sockets[index], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
#endif
  }
  return true;
}

ssize_t cprocesses_send(int socket, const void *bytes, size_t count) {
#if defined(MSG_NOSIGNAL)
  return send(socket, bytes, count, MSG_NOSIGNAL);
#else
  return send(socket, bytes, count, 0);
#endif
}

int64_t cprocesses_memory(pid_t process) {
#if defined(__linux__)
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/statm", (int)process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  char text[128];
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count <= 0) return -1;
  text[count] = 0;
  long long all, resident;
  if (sscanf(text, "%lld %lld", &all, &resident) != 2) return -1;
  return resident * (int64_t)sysconf(_SC_PAGESIZE);
#elif defined(__APPLE__)
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(process, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  return (int64_t)usage.ri_phys_footprint;
#else
  return -1;
#endif
}

void cprocesses_grow_in_steps(void) {
#if defined(__GLIBC__)
  mallopt(M_TOP_PAD, 8 << 20);
  // To set one of them ends the adjustment of the others, which comes to about these.
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
}
