// What Reflow asks ICU, the library that Unicode's rules and the Common Locale Data Repository come
// in: on Linux the one in Swift's toolchain that Foundation is built on, on a Mac the system's.
//
// Neither has a header for all of these functions that Swift could import, so they are declared in
// unicode.c. Texts are UTF-16, lengths and offsets in its units.

#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdbool.h>
#include <stdint.h>

/// Finds the places where lines may end, in one text after another; NULL where there is no memory.
/// Korean words stay whole.
void *cunicode_open_lines(void);

/// Writes the offsets after which a line may end, ascending; the text's own end is the last.
/// - Parameter ends: has room for as many as the text has units.
/// - Returns: how many were written.
int32_t cunicode_line_ends(void *lines, const uint16_t *text, int32_t length, int32_t *ends);

/// The plural rules of a language, such as `pt-PT`; NULL where there is no memory.
void *cunicode_open_plurals(const char *language);

/// Writes the category of a number without fraction digits other than its own: `one`, `few`, ….
/// - Parameter category: has room for 16 units.
/// - Returns: its length.
int32_t cunicode_plural(void *plurals, double number, uint16_t *category);

/// The direction of a text by its first letter: 0 from left to right, 1 from right to left, negative
/// where it has no letter.
int32_t cunicode_direction(const uint16_t *text, int32_t length);

/// Writes the embedding level of each unit of a line, odd where it is written from right to left.
/// - Returns: false where there is no memory.
bool cunicode_levels(
    const uint16_t *text, int32_t length, bool is_right_to_left, uint8_t *levels);

/// Writes which of the letters with these levels is in each place from left to right.
void cunicode_visual_order(const uint8_t *levels, int32_t length, int32_t *order);

/// The sign that stands in a character's place where it is written from right to left.
int32_t cunicode_mirrored(int32_t scalar);

#endif
