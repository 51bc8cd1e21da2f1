// What Swift has no names for: a process that goes on as two, and what the system knows of one.

#ifndef CPROCESSES_H
#define CPROCESSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Goes on in two processes, as `fork` does: 0 in the new one, its number in the old one, -1 where
/// there is none to be had. Only the calling thread goes on in the new one, so there should be no
/// other. Where the system can arrange that, the new one is killed when the old one ends. What waits
/// to be written is written before; but for `brief` ones, which must end by `_exit`: other threads may
/// hold the streams.
pid_t cprocesses_fork(bool dies_with_parent, bool brief);

/// Lets this process hold so many more bytes of its own, where the system keeps count, and so many
/// seconds of the processor, after which SIGPROF ends it. Nothing of it is printed.
void cprocesses_limit(int64_t memory, double seconds);

/// Memory that a process which is forked later has in common with this one; NULL where there is none.
/// It takes room where it is written to.
void *cprocesses_shared(size_t bytes);
void cprocesses_unshare(void *memory, size_t bytes);

/// Makes a pair of sockets that a program started later doesn't inherit, and writing to which raises
/// no signal once the other is closed. False where there is none to be had.
bool cprocesses_pair(int sockets[2]);

/// Writes to such a socket; -1 with `errno` set where nothing could be written.
ssize_t cprocesses_send(int socket, const void *bytes, size_t count);

/// Bytes of memory that a process holds; -1 where the system doesn't tell.
int64_t cprocesses_memory(pid_t process);

/// Lets memory come in larger steps: that of a thread otherwise grows by single pages, each at the cost
/// of a call to the system. Does nothing where the system has no such choice.
void cprocesses_grow_in_steps(void);

#endif
