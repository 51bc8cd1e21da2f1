#include "CUnicode.h"

#include <stddef.h>
#include <string.h>

// The toolchain's ICU has a prefix before its names, but for those that Apple added.
#ifdef __APPLE__
#define ICU(name) name
#else
#define ICU(name) swift_##name
#endif

typedef int32_t icu_error;  // above 0 where it failed

extern void *ICU(ubrk_open)(int, const char *, const uint16_t *, int32_t, icu_error *);
extern void ICU(ubrk_setText)(void *, const uint16_t *, int32_t, icu_error *);
extern int32_t ICU(ubrk_next)(void *);
extern void ubrk_setLineWordOpts(void *, int);

extern void *ICU(uplrules_open)(const char *, icu_error *);
extern int32_t ICU(uplrules_select)(const void *, double, uint16_t *, int32_t, icu_error *);

extern void *ICU(ubidi_open)(void);
extern void ICU(ubidi_setPara)(
    void *, const uint16_t *, int32_t, uint8_t, uint8_t *, icu_error *);
extern const uint8_t *ICU(ubidi_getLevels)(void *, icu_error *);
extern int ICU(ubidi_getBaseDirection)(const uint16_t *, int32_t);
extern void ICU(ubidi_close)(void *);
extern void ICU(ubidi_reorderVisual)(const uint8_t *, int32_t, int32_t *);
extern int32_t ICU(u_charMirror)(int32_t);

enum { lines = 2, keeps_hangul = 1, left_to_right = 0, right_to_left = 1 };

void *cunicode_open_lines(void) {
  icu_error error = 0;
  void *opened = ICU(ubrk_open)(lines, "", NULL, 0, &error);
  if (error > 0 || !opened) return NULL;
  ubrk_setLineWordOpts(opened, keeps_hangul);
  return opened;
}

int32_t cunicode_line_ends(void *opened, const uint16_t *text, int32_t length, int32_t *ends) {
  icu_error error = 0;
  ICU(ubrk_setText)(opened, text, length, &error);
  if (error > 0) return 0;
  int32_t count = 0;
  int32_t end;
  while (count < length && (end = ICU(ubrk_next)(opened)) > 0) ends[count++] = end;
  // It must not look into a text that is gone.
  ICU(ubrk_setText)(opened, NULL, 0, &error);
  return count;
}

void *cunicode_open_plurals(const char *language) {
  icu_error error = 0;
  void *opened = ICU(uplrules_open)(language, &error);
  return error > 0 ? NULL : opened;
}

int32_t cunicode_plural(void *opened, double number, uint16_t *category) {
  icu_error error = 0;
  int32_t length = ICU(uplrules_select)(opened, number, category, 16, &error);
  return error > 0 || length > 16 ? 0 : length;
}

int32_t cunicode_direction(const uint16_t *text, int32_t length) {
  int found = ICU(ubidi_getBaseDirection)(text, length);
  return found == left_to_right || found == right_to_left ? found : -1;
}

bool cunicode_levels(
    const uint16_t *text, int32_t length, bool is_right_to_left, uint8_t *levels) {
  void *opened = ICU(ubidi_open)();
  if (!opened) return false;
  icu_error error = 0;
  ICU(ubidi_setPara)(opened, text, length, is_right_to_left ? 1 : 0, NULL, &error);
  const uint8_t *found = ICU(ubidi_getLevels)(opened, &error);
  bool is_found = error <= 0 && found;
  if (is_found) memcpy(levels, found, (size_t)length);
  ICU(ubidi_close)(opened);
  return is_found;
}

void cunicode_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ICU(ubidi_reorderVisual)(levels, length, order);
}

int32_t cunicode_mirrored(int32_t scalar) { return ICU(u_charMirror)(scalar); }
