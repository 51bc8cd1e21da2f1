// What the terminal's description says, and the modes we switch on and off by ourselves.

#include <curses.h>
#include <term.h>

#include <string.h>

#include "internal.h"

static bool takes_mouse;
static bool is_xterm_like;

bool cterminal_has_mouse(void) { return takes_mouse; }
bool cterminal_is_xterm_like(void) { return is_xterm_like; }

/// A capability's string, or NULL where the terminal lacks it.
static const char *capability(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (const char *)-1 ? NULL : value;
}

const char *cterminal_key_sequence(const char *name) { return capability(name); }

/// Whether the terminal has colours of 24 bits, by its description or by the environment.
static modes_colors examine_colors(void) {
  if (tigetnum((char *)"colors") < 8 || !capability("setaf")) return COLORS_FEW;
  bool is_described = tigetflag((char *)"RGB") > 0 || tigetnum((char *)"RGB") > 0;
  if (is_described && tigetnum((char *)"colors") >= 1 << 24) return COLORS_DESCRIBED;
  const char *named = cterminal_environment("COLORTERM");
  bool is_named = named && (strcmp(named, "truecolor") == 0 || strcmp(named, "24bit") == 0);
  return is_described || is_named || tigetflag((char *)"Tc") > 0 ? COLORS_FROM_ENVIRONMENT
                                                                 : COLORS_FEW;
}

cterminal_result modes_examine(
  const char *type, int output, bool colored, modes_colors *colors, const char **description) {
  int found = 0;
  if (setupterm((char *)type, output, &found) != OK) return CTERMINAL_UNKNOWN_TYPE;
  TERMINAL *examined = cur_term;
  *description = NULL;
  *colors = colored ? examine_colors() : COLORS_FEW;
  if (*colors == COLORS_FROM_ENVIRONMENT) {
    *description = description_prepare();
    if (!*description) *colors = COLORS_FEW;
  }
  const char *leave = capability("rmcup");
  is_xterm_like = leave && strstr(leave, "[?1049");
  takes_mouse = capability("kmous") != NULL;
  bool has_cursor = capability("cup") != NULL;
  set_curterm(NULL);
  del_curterm(examined);
  return has_cursor ? CTERMINAL_OPENED : CTERMINAL_NO_CURSOR;
}

/// A sequence under construction.
typedef struct {
  char bytes[512];
  size_t length;
} sequence;

/// Appends a capability's string without its padding (`$<5>`), which no terminal today needs.
static void append(sequence *to, const char *string) {
  if (!string) return;
  while (*string && to->length < sizeof to->bytes) {
    if (string[0] == '$' && string[1] == '<') {
      const char *end = strchr(string, '>');
      if (end) {
        string = end + 1;
        continue;
      }
    }
    to->bytes[to->length++] = *string++;
  }
}

/// What takes pictures away.
static char removal[128];

void modes_set_removal(const char *sequence) {
  size_t length = strlen(sequence);
  if (length >= sizeof removal) length = 0;
  memcpy(removal, sequence, length);
  removal[length] = 0;
}

static void append_off(sequence *off) {
  append(off, removal);
  if (is_xterm_like) append(off, "\033[?2026l\033[?2004l\033[8h");
  if (takes_mouse) append(off, "\033[?1006l\033[?1002l\033[?1000l");
  append(off, capability("rmkx"));
}

void modes_on(int output) {
  sequence on = {.length = 0};
  append(&on, capability("smkx"));
  if (takes_mouse) append(&on, "\033[?1000h\033[?1002h\033[?1006h");
  // Letters from right to left are in their places already (ECMA-48's BDSM, which terminals without
  // an order of their own ignore).
  if (is_xterm_like) append(&on, "\033[?2004h\033[8l");
  write_all(output, on.bytes, on.length);
}

void modes_off(int output) {
  sequence off = {.length = 0};
  append_off(&off);
  write_all(output, off.bytes, off.length);
}

void modes_prepare_restore(int rows) {
  sequence all = {.length = 0};
  append_off(&all);
  append(&all, capability("sgr0"));
  append(&all, capability("op"));
  append(&all, capability("cnorm"));
  const char *leave = capability("rmcup");
  if (leave) {
    append(&all, leave);
  } else {
    char *move = (char *)capability("cup");
    if (move) append(&all, tparm(move, (long)rows - 1, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L));
    append(&all, "\r\n");
  }
  restore_prepare(all.bytes, all.length);
}
