// A description of the terminal with colours of 24 bits, where its own one lacks them and only the
// environment says that it has them. See term(5) for the format and user_caps(5) for RGB.

#include <curses.h>
#include <term.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

/// Numbers of 32 bits.
enum { MAGIC = 01036, LARGEST = 32768 };

static const char name[] = "reflow-direct";
static const char folders[][3] = {"r", "72"};

/// The first eight are the terminal's own; all others are components.
static const char foreground[] =
  "\033[%?%p1%{8}%<%t3%p1%d%e38;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";
static const char background[] =
  "\033[%?%p1%{8}%<%t4%p1%d%e48;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m";

typedef struct {
  uint8_t bytes[LARGEST];
  size_t length;
  bool is_full;
} buffer;

static void put_bytes(buffer *to, const void *bytes, size_t count) {
  if (to->length + count > sizeof to->bytes) {
    to->is_full = true;
    return;
  }
  memcpy(to->bytes + to->length, bytes, count);
  to->length += count;
}

/// Little-endian, as all numbers of the format.
static void put_number(buffer *to, int32_t value, int bytes) {
  for (int shift = 0; shift < bytes * 8; shift += 8) {
    uint8_t byte = (uint8_t)((uint32_t)value >> shift);
    put_bytes(to, &byte, 1);
  }
}

static void align(buffer *to) {
  if (to->length % 2) put_number(to, 0, 1);
}

static bool is(const char *one, const char *other) { return strcmp(one, other) == 0; }

static const char *string_of(const char *capability) {
  if (is(capability, "setaf")) return foreground;
  if (is(capability, "setab")) return background;
  // Colours by number can't be changed, and there are no older ways to choose them.
  static const char *const without[] = {"initc", "initp", "oc", "scp", "setf", "setb"};
  for (size_t index = 0; index < sizeof without / sizeof *without; index++) {
    if (is(capability, without[index])) return NULL;
  }
  const char *value = tigetstr((char *)capability);
  return value == (const char *)-1 ? NULL : value;
}

static int32_t number_of(const char *capability) {
  if (is(capability, "colors")) return 1 << 24;
  if (is(capability, "pairs")) return 1 << 16;
  int value = tigetnum((char *)capability);
  return value < 0 ? -1 : value;
}

static bool flag_of(const char *capability) {
  return !is(capability, "ccc") && tigetflag((char *)capability) > 0;
}

/// The description of the terminal that is examined, with colours of 24 bits.
static void compile(buffer *to) {
  static buffer strings;
  static int32_t offsets[2048];
  strings.length = 0;
  strings.is_full = false;
  int flags = 0, numbers = 0, count = 0;
  while (boolnames[flags]) flags++;
  while (numnames[numbers]) numbers++;
  for (; strnames[count] && count < 2048; count++) {
    const char *value = string_of(strnames[count]);
    offsets[count] = value ? (int32_t)strings.length : -1;
    if (value) put_bytes(&strings, value, strlen(value) + 1);
  }
  put_number(to, MAGIC, 2);
  put_number(to, (int32_t)sizeof name, 2);
  put_number(to, flags, 2);
  put_number(to, numbers, 2);
  put_number(to, count, 2);
  put_number(to, (int32_t)strings.length, 2);
  put_bytes(to, name, sizeof name);
  for (int index = 0; index < flags; index++) put_number(to, flag_of(boolnames[index]), 1);
  align(to);
  for (int index = 0; index < numbers; index++) put_number(to, number_of(numnames[index]), 4);
  for (int index = 0; index < count; index++) put_number(to, offsets[index], 2);
  put_bytes(to, strings.bytes, strings.length);
  align(to);
  // What the format doesn't know by itself: one flag, and its name.
  static const char flag[] = "RGB";
  put_number(to, 1, 2);
  put_number(to, 0, 2);
  put_number(to, 0, 2);
  put_number(to, 1, 2);
  put_number(to, (int32_t)sizeof flag, 2);
  put_number(to, 1, 1);
  align(to);
  put_number(to, 0, 2);
  put_bytes(to, flag, sizeof flag);
  if (strings.is_full) to->is_full = true;
}

static char folder[256];

static bool write_file(const char *path, const buffer *from) {
  FILE *file = fopen(path, "wb");
  if (!file) return false;
  bool is_written = fwrite(from->bytes, 1, from->length, file) == from->length;
  return fclose(file) == 0 && is_written;
}

const char *description_prepare(void) {
  static buffer compiled;
  compiled.length = 0;
  compiled.is_full = false;
  compile(&compiled);
  if (compiled.is_full) return NULL;
  const char *temporary = cterminal_environment("TMPDIR");
  int length = snprintf(
    folder, sizeof folder, "%s/reflow-XXXXXX", temporary ? temporary : "/tmp");
  if (length < 0 || (size_t)length >= sizeof folder || !mkdtemp(folder)) return NULL;
  bool is_written = true;
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
    char path[320];
    snprintf(path, sizeof path, "%s/%s", folder, folders[index]);
    is_written = mkdir(path, 0700) == 0 && is_written;
    snprintf(path, sizeof path, "%s/%s/%s", folder, folders[index], name);
    is_written = write_file(path, &compiled) && is_written;
  }
  if (is_written) return name;
  description_remove();
  return NULL;
}

const char *description_folder(void) { return folder; }

void description_remove(void) {
  for (size_t index = 0; index < sizeof folders / sizeof *folders; index++) {
    char path[320];
    snprintf(path, sizeof path, "%s/%s/%s", folder, folders[index], name);
    unlink(path);
    snprintf(path, sizeof path, "%s/%s", folder, folders[index]);
    rmdir(path);
  }
  rmdir(folder);
}
