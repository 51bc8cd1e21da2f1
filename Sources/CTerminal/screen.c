// ncurses' part: the screen, its colours, and taking and leaving the terminal.

#if defined(__linux__)
#define _GNU_SOURCE 1
#elif defined(__APPLE__)
#define _DARWIN_C_SOURCE 1
#endif
#define NCURSES_WIDECHAR 1
#define _XOPEN_SOURCE_EXTENDED 1

#include <curses.h>

#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

#include "internal.h"

// curses.h defines them as macros of its own types.
#undef bool
#define bool _Bool

static struct {
  SCREEN *screen;
  FILE *input_file;
  FILE *output_file;
  int input;
  int output;
  int columns;
  int rows;
  int colors;
  /// Whether colours are given by their components.
  bool is_direct;
  bool is_entered;
  /// Whether lines and characters stay where they are, since pictures would move with them.
  bool writes_in_place;
} terminal;

// MARK: Capabilities

bool cterminal_is_utf8(void) {
  setlocale(LC_CTYPE, "");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

const char *cterminal_environment(const char *name) {
  const char *value = getenv(name);
  return value && *value ? value : NULL;
}

int cterminal_colors(void) { return terminal.colors; }

// MARK: Opening and closing

/// Keys one by one and unchanged, but interrupt, quit and suspend still as signals: they work even
/// when the program hangs.
static void set_modes(void) {
  cbreak();
  noecho();
  nonl();
  struct termios modes;
  if (tcgetattr(terminal.input, &modes) == 0) {
    modes.c_iflag &= ~(tcflag_t)IXON;
    modes.c_lflag &= ~(tcflag_t)IEXTEN;
    tcsetattr(terminal.input, TCSADRAIN, &modes);
  }
  def_prog_mode();
}

// Older ones know no pairs of so many colours.
#if NCURSES_VERSION_MAJOR > 6 || (NCURSES_VERSION_MAJOR == 6 && NCURSES_VERSION_MINOR >= 1)
enum { has_direct_colors = true };
static int direct_pair(int foreground, int background) {
  int pair = alloc_pair(foreground, background);
  return pair < 0 ? 0 : pair;
}
#else
enum { has_direct_colors = false };
static int direct_pair(int foreground, int background) { return 0; }
#endif

/// Opens the screen by the description that was prepared, and removes that.
static SCREEN *open_described(const char *description) {
  const char *set = getenv("TERMINFO");
  char *before = set ? strdup(set) : NULL;
  SCREEN *screen = NULL;
  if (has_direct_colors) {
    setenv("TERMINFO", description_folder(), 1);
    screen = newterm((char *)description, terminal.output_file, terminal.input_file);
  }
  if (before) {
    setenv("TERMINFO", before, 1);
    free(before);
  } else {
    unsetenv("TERMINFO");
  }
  description_remove();
  return screen;
}

cterminal_result cterminal_open(cterminal_options options) {
  if (terminal.screen) return CTERMINAL_BUSY;
  if (!isatty(options.input) || !isatty(options.output)) return CTERMINAL_NOT_A_TERMINAL;
  terminal.input = options.input;
  terminal.output = options.output;
  const char *type = options.type ? options.type : cterminal_environment("TERM");
  if (!type) return CTERMINAL_UNKNOWN_TYPE;
  modes_colors colors = COLORS_FEW;
  const char *description = NULL;
  cterminal_result result =
    modes_examine(type, options.output, options.colored, &colors, &description);
  if (result != CTERMINAL_OPENED) {
    if (description) description_remove();
    return result;
  }

  setlocale(LC_CTYPE, "");
  // They would freeze the size at what it was when they were exported.
  unsetenv("LINES");
  unsetenv("COLUMNS");
  terminal.input_file = fdopen(dup(options.input), "r");
  terminal.output_file = fdopen(dup(options.output), "w");

  // Before newterm, which leaves signals alone that have a handler.
  signals_install();
  restore_remember(options.input, options.output);
  if (terminal.input_file && terminal.output_file && description) {
    terminal.screen = open_described(description);
    if (!terminal.screen) colors = COLORS_FEW;
  }
  if (terminal.input_file && terminal.output_file && !terminal.screen) {
    terminal.screen = newterm((char *)type, terminal.output_file, terminal.input_file);
  }
  if (!terminal.screen) {
    signals_remove();
    if (terminal.input_file) fclose(terminal.input_file);
    if (terminal.output_file) fclose(terminal.output_file);
    return CTERMINAL_UNKNOWN_TYPE;
  }
  modes_prepare_restore(LINES);
  terminal.rows = terminal.columns = 0;
  restore_arm();
  errors_hold();
  terminal.is_entered = true;
  set_modes();
  typeahead(-1);
  scrollok(stdscr, FALSE);
  curs_set(0);
  terminal.colors = 0;
  if (options.colored && has_colors()) {
    start_color();
    use_default_colors();
    terminal.is_direct = has_direct_colors && colors != COLORS_FEW && COLORS > 256;
    terminal.colors = terminal.is_direct ? 1 << 24 : COLORS > 256 ? 256 : COLORS;
  }
  cterminal_adopt_size();
  modes_on(terminal.output);
  refresh();
  return CTERMINAL_OPENED;
}

static void leave(void) {
  if (!terminal.is_entered) return;
  terminal.is_entered = false;
  supervise_set_waiting(true);
  modes_off(terminal.output);
  endwin();
  supervise_set_waiting(false);
  restore_disarm();
  errors_release();
}

static void enter(void) {
  if (terminal.is_entered) return;
  terminal.is_entered = true;
  restore_arm();
  errors_hold();
  supervise_set_waiting(true);
  refresh();
  curs_set(0);
  modes_on(terminal.output);
  supervise_set_waiting(false);
}

void cterminal_reenter(void) {
  if (!terminal.screen) return;
  leave();
  enter();
}

int cterminal_run(char *const arguments[]) {
  if (!terminal.screen) return -1;
  leave();
  signals_set_away(true);
  int status = program_run(arguments);
  signals_set_away(false);
  enter();
  return status;
}

void cterminal_stop(void) {
  if (!terminal.screen) return;
  leave();
  supervise_stop();
  enter();
}

static void forget_pairs(void);

void cterminal_close(void) {
  if (!terminal.screen) return;
  leave();
  delscreen(terminal.screen);
  fclose(terminal.input_file);
  fclose(terminal.output_file);
  terminal.screen = NULL;
  forget_pairs();
  modes_set_removal("");
  terminal.writes_in_place = false;
  signals_remove();
}

/// A process that ends by `exit` gives the terminal back too.
__attribute__((destructor)) static void close_at_exit(void) { cterminal_close(); }

// MARK: Colours

/// A colour pair of ncurses has a number and must be announced before it is used. There are few on
/// some terminals: when all are in use, the oldest is given up.
static struct {
  short numbers[257][257];
  struct { short foreground, background; } colors[SHRT_MAX];
  int used;
  int next;
} pairs;

static void forget_pairs(void) { memset(&pairs, 0, sizeof pairs); }

static int pair_of(int foreground, int background) {
  if (terminal.colors == 0 || (foreground < 0 && background < 0)) return 0;
  if (terminal.is_direct) return direct_pair(foreground, background);
  if (foreground >= terminal.colors || background >= terminal.colors) return 0;
  short *number = &pairs.numbers[foreground + 1][background + 1];
  if (*number) return *number;
  int limit = COLOR_PAIRS > SHRT_MAX ? SHRT_MAX : COLOR_PAIRS;
  if (limit < 2) return 0;
  pairs.next = pairs.next % (limit - 1) + 1;
  if (pairs.used >= pairs.next) {
    pairs.numbers[pairs.colors[pairs.next].foreground + 1]
                 [pairs.colors[pairs.next].background + 1] = 0;
  } else {
    pairs.used = pairs.next;
  }
  pairs.colors[pairs.next].foreground = (short)foreground;
  pairs.colors[pairs.next].background = (short)background;
  *number = (short)pairs.next;
  init_pair(*number, (short)foreground, (short)background);
  return *number;
}

// MARK: Picture

bool cterminal_adopt_size(void) {
  struct winsize window = {0};
  // A size of 0 means that nobody knows; then the one ncurses assumes is as good as any.
  bool is_known = ioctl(terminal.output, TIOCGWINSZ, &window) == 0 && window.ws_row && window.ws_col;
  int rows = is_known ? window.ws_row : LINES;
  int columns = is_known ? window.ws_col : COLS;
  // ncurses' own LINES and COLS tell nothing: it may have adopted the size by itself.
  if (rows == terminal.rows && columns == terminal.columns) return false;
  terminal.rows = rows;
  terminal.columns = columns;
  resizeterm(rows, columns);
  // A terminal may have moved what it showed.
  redrawwin(stdscr);
  modes_prepare_restore(rows);
  return true;
}

int cterminal_columns(void) { return terminal.columns; }
int cterminal_rows(void) { return terminal.rows; }

static attr_t attributes(cterminal_style style) {
  attr_t result = A_NORMAL;
  if (style.bold) result |= A_BOLD;
  if (style.dim) result |= A_DIM;
  if (style.reverse) result |= A_REVERSE;
  if (style.underline) result |= A_UNDERLINE;
#ifdef A_ITALIC
  if (style.italic) result |= A_ITALIC;
#endif
  return result;
}

static void put(int column, int row, const wchar_t *text, cterminal_style style) {
  cchar_t cell;
  int pair = pair_of(style.foreground, style.background);
  // A pair beyond what a short holds is given by the last parameter.
  if (setcchar(&cell, text, attributes(style), (short)pair, has_direct_colors ? &pair : NULL)
      == OK) {
    mvadd_wch(row, column, &cell);
  }
}

void cterminal_put(
  int column, int row, const uint32_t *scalars, int count, int width, cterminal_style style) {
  if (!terminal.screen || count < 1) return;
  wchar_t text[CCHARW_MAX + 1] = {(wchar_t)scalars[0]};
  int known_width = wcwidth(text[0]);
  if (known_width < 1 || known_width > width) {
    text[0] = L'?';
    known_width = 1;
  } else {
    // ncurses takes marks on top of a character, but no joined emoji or variations of them.
    int length = 1;
    for (int index = 1; index < count && length < CCHARW_MAX; index++) {
      wchar_t mark = (wchar_t)scalars[index];
      if (mark == 0x200D || wcwidth(mark) > 0) break;
      if (mark >= 0xFE00 && mark <= 0xFE0F) continue;
      text[length++] = mark;
    }
  }
  put(column, row, text, style);
  if (known_width < width) put(column + 1, row, L" ", style);
}

static void write_screen(const void *bytes, size_t count) {
  if (count) write_all(terminal.output, bytes, count);
}

/// Shows the picture without scrolling lines. ncurses scrolls runs of three lines or more, whatever
/// `idlok` says; updating every second line first leaves it no such run.
static void refresh_in_place(void) {
  bool *changes = calloc((size_t)LINES, sizeof *changes);
  if (!changes) return (void)refresh();
  for (int row = 0; row < LINES; row++) changes[row] = is_linetouched(stdscr, row);
  for (int part = 0; part < 2; part++) {
    for (int row = 0; row < LINES; row++) {
      wtouchln(stdscr, row, 1, changes[row] && row % 2 == part);
    }
    refresh();
  }
  free(changes);
}

void cterminal_show(
  const void *before, size_t before_count, const void *after, size_t after_count) {
  if (!terminal.is_entered) return;
  supervise_set_waiting(true);
  // Terminals that know it show the picture in one go; the others ignore it.
  if (cterminal_is_xterm_like()) write_all(terminal.output, "\033[?2026h", 8);
  write_screen(before, before_count);
  if (terminal.writes_in_place) refresh_in_place();
  else refresh();
  write_screen(after, after_count);
  if (cterminal_is_xterm_like()) write_all(terminal.output, "\033[?2026l", 8);
  supervise_set_waiting(false);
}

void cterminal_set_removal(const char *sequence, bool move_with_cells) {
  if (!terminal.screen) return;
  idcok(stdscr, !move_with_cells);
  terminal.writes_in_place = move_with_cells;
  modes_set_removal(sequence);
  modes_prepare_restore(terminal.rows);
}

bool cterminal_cell_pixels(int *width, int *height) {
  struct winsize window = {0};
  if (ioctl(terminal.output, TIOCGWINSZ, &window) != 0 || !window.ws_row || !window.ws_col) {
    return false;
  }
  *width = window.ws_xpixel / window.ws_col;
  *height = window.ws_ypixel / window.ws_row;
  return *width > 0 && *height > 0;
}

void cterminal_write(const void *bytes, size_t count) {
  if (!terminal.is_entered) return;
  supervise_set_waiting(true);
  write_all(terminal.output, bytes, count);
  supervise_set_waiting(false);
}

int screen_input(void) { return terminal.input; }
