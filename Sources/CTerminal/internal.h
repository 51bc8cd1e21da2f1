// What the module's files share.

#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "CTerminal.h"

// MARK: restore.c

/// Has processes that are forked from now on share what the others of these functions set, and so
/// this one give back a terminal that they had. False where there is no memory for it.
bool restore_share(void);
/// Remembers the modes of the terminal as they are now, to be brought back.
void restore_remember(int input, int output);
/// Sets the sequence that undoes everything done to the screen.
void restore_prepare(const char *sequence, size_t length);
/// From now on the terminal is ours and has to be given back.
void restore_arm(void);
/// The terminal was given back in the ordinary way.
void restore_disarm(void);
/// Gives the terminal back if it is ours. Async-signal-safe, and harmless when called twice.
void restore_now(void);

/// Keeps back what is written to standard error while the terminal is ours.
void errors_hold(void);
/// Writes what was kept back and lets standard error through again. Async-signal-safe.
void errors_release(void);

/// Writes all bytes or as many as can be. Async-signal-safe.
void write_all(int descriptor, const void *bytes, size_t count);

// MARK: description.c

/// Makes a description with colours of 24 bits from that of the terminal being examined, in a folder
/// of its own. Returns its name, or NULL if it can't be made.
const char *description_prepare(void);
/// Where terminfo finds it.
const char *description_folder(void);
/// Removes it again; ncurses has read it by then.
void description_remove(void);

// MARK: modes.c

/// How the colours of 24 bits are known of.
typedef enum { COLORS_FEW, COLORS_DESCRIBED, COLORS_FROM_ENVIRONMENT } modes_colors;

/// Looks the terminal's type up without changing anything.
/// `description` becomes the name of the one to use instead, or NULL.
cterminal_result modes_examine(
  const char *type, int output, bool colored, modes_colors *colors, const char **description);
/// Switches on what ncurses doesn't: keypad keys, mouse (presses, drags, positions of any size) and
/// bracketed paste.
void modes_on(int output);
void modes_off(int output);
/// Sets what takes pictures away, which is done with the modes.
void modes_set_removal(const char *sequence);
/// Prepares what undoes everything in case there is no time for ncurses to do it.
void modes_prepare_restore(int rows);

// MARK: program.c

/// Runs a program in the foreground to its end; see `cterminal_run`.
int program_run(char *const arguments[]);

// MARK: screen.c

/// The descriptor keys are read from.
int screen_input(void);

// MARK: supervise.c

/// While another program has the terminal, or a write to it waits, a process's silence means
/// nothing. The number is 0 for none.
void supervise_set_program(pid_t program);
void supervise_set_waiting(bool waiting);
/// This process learned that it is to stop, and needn't be told again. Async-signal-safe.
void supervise_note_stop(void);
/// Stops this process as `signals_stop` does, and returns once the one that watches it goes on, too:
/// a stop that reaches that one while the terminal is already taken again would let the shell write
/// into the picture.
void supervise_stop(void);

// MARK: signals.c

/// Catches every signal that could leave the terminal in our modes.
void signals_install(void);
/// Puts the handlers back that were there before.
void signals_remove(void);
/// While another program has the terminal: an interrupt is meant for that one.
void signals_set_away(bool away);
/// Stops the process with the default action of SIGTSTP, and returns when it goes on.
void signals_stop(void);
/// The same with another of the signals that stop a process.
void signals_stop_by(int signal);
/// Stops and continuations that came so far are dealt with.
void signals_forget_stop(void);
/// Ends the process by a signal with its default action, which makes its exit status right.
void signals_die_of(int signal);
/// Takes the happenings that signals reported since the last call.
int signals_take(void);
/// A descriptor that becomes readable with every signal.
int signals_descriptor(void);

#endif
