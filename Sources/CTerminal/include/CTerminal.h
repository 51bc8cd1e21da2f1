// The terminal as Swift sees it: ncurses for the screen, plain bytes for the keys, and a promise
// that however the process ends the terminal is as it was.
//
// No declaration here needs ncurses' own header. Its macros and global variables can't be used
// from Swift 6, and differ between Linux and macOS.
//
// ncurses has one current screen, and so there is one terminal at a time. Everything but the
// signal handlers belongs to the thread that opened it.

#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef enum {
  CTERMINAL_OPENED,
  /// Input or output isn't a terminal.
  CTERMINAL_NOT_A_TERMINAL,
  /// There is no description of this type of terminal, or TERM isn't set.
  CTERMINAL_UNKNOWN_TYPE,
  /// The type is known and has no way to move the cursor, as `dumb`.
  CTERMINAL_NO_CURSOR,
  /// There is one open already.
  CTERMINAL_BUSY,
} cterminal_result;

typedef struct {
  int input;
  int output;
  /// NULL for the environment's TERM.
  const char *type;
  /// Whether to use colours if there are any.
  bool colored;
} cterminal_options;

/// Takes the terminal over: alternate screen, no echo, a key at a time, mouse, bracketed paste.
/// Standard error, if it is a terminal, is kept back until the terminal is given back, since what
/// is written to it would tear the picture.
cterminal_result cterminal_open(cterminal_options options);

/// Gives the terminal back for good. Does nothing when none is open.
void cterminal_close(void);

/// Lends the terminal to another program until that ends, then repaints. `arguments` ends in NULL
/// and begins with the program's name. Returns its exit status as a shell sees it, or -1 if it
/// can't be started.
int cterminal_run(char *const arguments[]);

/// Gives the terminal back and takes it over again, which sets its modes anew and repaints it.
void cterminal_reenter(void);

/// Stops the process as Ctrl-Z does; returns when it goes on, with the terminal taken over again.
void cterminal_stop(void);

// MARK: Another process

/// Has the processes that are forked from now on share with this one what it takes to give back the
/// terminal that they open. False where that is not to be had.
bool cterminal_share(void);

/// Goes on in two processes, as `fork` does: 0 in the new one, which is to open the terminal, its
/// number in the old one, which is to watch it, -1 where there is none to be had.
pid_t cterminal_fork(void);

/// In the process that has the terminal: says that it is alive.
void cterminal_beat(void);

/// In the process that has the terminal: whether the one that watches it is gone.
bool cterminal_is_orphan(void);

typedef enum {
  /// It ended.
  CTERMINAL_CHILD_ENDED,
  /// There is something to read from it.
  CTERMINAL_CHILD_WROTE,
  /// It hasn't said for a while that it is alive.
  CTERMINAL_CHILD_SILENT,
} cterminal_child;

/// Waits until something happens to the process that has the terminal. Where that stops, this one
/// stops with it; signals that ask a process to end are passed on to it.
/// `channel` is read from, `status` is what `waitpid` gives of a process that ended.
cterminal_child cterminal_watch(pid_t child, int channel, int *status);

/// Gives back the terminal that another process had, if that hasn't done so.
void cterminal_give_back(void);

/// The signal that asked this process to end while it watched another, or 0.
int cterminal_watched_signal(void);

// MARK: What it can do

/// 0 without colours, 1 << 24 where they are given by their components.
int cterminal_colors(void);
bool cterminal_has_mouse(void);
/// Whether it obeys xterm's private modes and operating system commands.
bool cterminal_is_xterm_like(void);
/// Whether the locale's encoding is UTF-8. Needs no open terminal.
bool cterminal_is_utf8(void);
/// A variable of the environment; NULL when it isn't set or empty.
const char *cterminal_environment(const char *name);
/// What a key sends according to the terminal's description (a terminfo name such as "kcuu1"),
/// or NULL.
const char *cterminal_key_sequence(const char *name);

// MARK: Screen

typedef struct {
  /// Palette index, with colours of 24 bits `0xRRGGBB` from 8 on; -1 for the terminal's own colour.
  int32_t foreground;
  int32_t background;
  bool bold, dim, reverse, underline, italic;
} cterminal_style;

/// Asks the system for the window's size and adopts it. True when it changed.
bool cterminal_adopt_size(void);
int cterminal_columns(void);
int cterminal_rows(void);

/// Puts one grapheme of `width` columns into the next picture. Where the system's idea of its width
/// differs, it is shown in part, so that what follows stays in its column.
void cterminal_put(
  int column, int row, const uint32_t *scalars, int count, int width, cterminal_style style);

/// Shows the picture in one go; of the cells it writes only those that differ from the last one. Bytes
/// are written before and after the cells.
void cterminal_show(
  const void *before, size_t before_count, const void *after, size_t after_count);

/// Sets what takes pictures away that were written past ncurses: it is written wherever the terminal is
/// given back. If the terminal moves them with their cells, no line is scrolled.
void cterminal_set_removal(const char *sequence, bool move_with_cells);

/// The size of a cell in pixels, by that of the window; false where the system doesn't know it.
bool cterminal_cell_pixels(int *width, int *height);

/// Writes bytes past ncurses, for sequences it doesn't know.
void cterminal_write(const void *bytes, size_t count);

// MARK: Input

typedef enum {
  CTERMINAL_INPUT = 1 << 0,
  /// Input has ended: the terminal is gone.
  CTERMINAL_HANGUP = 1 << 1,
  CTERMINAL_RESIZED = 1 << 2,
  /// The terminal asked the process to stop (Ctrl-Z).
  CTERMINAL_STOP = 1 << 3,
  /// The process goes on after a stop, and the terminal may have lost its modes.
  CTERMINAL_CONTINUED = 1 << 4,
} cterminal_happening;

/// Waits until something happens, at most `milliseconds` (-1: without end). Returns a set of
/// `cterminal_happening`; 0 after the time or when a signal asked the process to end.
int cterminal_wait(int milliseconds);

/// Reads what there is without waiting. 0 at the end of input.
size_t cterminal_read(void *bytes, size_t capacity);

/// The signal that asked the process to end (SIGINT, SIGTERM, SIGHUP), or 0. A process that doesn't
/// close the terminal within a few seconds of it, or gets another one, is ended by it.
int cterminal_ending_signal(void);

/// Ends the process by a signal, as if it had never been caught.
void cterminal_die_of(int signal);

#endif
