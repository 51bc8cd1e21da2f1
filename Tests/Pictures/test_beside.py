#!/usr/bin/env python3
"""Tests what sets two pictures beside each other, on pictures drawn here: run this file."""

import os
import sys
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import colours
import portablepixels
import twopictures

SCALE = 2
WHITE, RED, BLACK = 0xFFFFFF, 0xFF0000, 0x000000


def drawn(*rectangles, ground=WHITE, size=(120, 80)):
    """A picture of rectangles in points: left, top, width, height, colour."""
    width, height = (length * SCALE for length in size)
    rows = [[ground] * width for _ in range(height)]
    for left, top, across, down, colour in rectangles:
        for y in range(round(top * SCALE), round((top + down) * SCALE)):
            first, last = round(left * SCALE), round((left + across) * SCALE)
            rows[y][first:last] = [colour] * (last - first)
    return portablepixels.Picture(width, height, rows)


def word(left, top, colour=BLACK, letters=4):
    """Strokes as a word's: 1.5 points wide, 3 apart, 9 high."""
    return [(left + 3 * place, top, 1.5, 9, colour) for place in range(letters)]


def compared(one, other):
    return twopictures.Comparison(twopictures.seen(one, SCALE), twopictures.seen(other, SCALE))


class Beside(unittest.TestCase):
    def test_a_picture_agrees_with_itself(self):
        picture = drawn((20, 10, 60, 40, RED), *word(30, 20, WHITE), *word(20, 60))
        both = compared(picture, picture)
        self.assertEqual((both.count("area"), both.within("area")), (2, 2))
        self.assertEqual((both.count("ink"), both.within("ink"), both.rows("ink")), (2, 2, 2))
        self.assertEqual(max(both.colours("area") + both.colours("ink")), 0)

    def test_what_is_moved_by_more_than_a_point_does_not_agree(self):
        one = drawn((20, 10, 40, 30, RED), *word(20, 60))
        near, far = (drawn((20 + by, 10, 40, 30, RED), *word(20 + by, 60)) for by in (1, 1.5))
        self.assertEqual((compared(one, near).within("area"), compared(one, near).within("ink")), (2, 1))
        self.assertEqual((compared(one, far).within("area"), compared(one, far).within("ink")), (1, 0))
        self.assertEqual(compared(one, far).rows("ink"), 1)

    def test_an_area_larger_by_more_than_a_point_does_not_agree(self):
        both = compared(drawn((20, 10, 40, 30, RED)), drawn((20, 10, 40, 32, RED)))
        self.assertEqual((both.count("area"), both.within("area")), (2, 1))

    def test_what_is_in_one_picture_alone_is_counted(self):
        both = compared(drawn(*word(20, 20)), drawn((60, 30, 30, 30, RED)))
        self.assertEqual([one.kind for one in both.missing + both.extra], ["ink", "area"])
        self.assertEqual((both.count("ink"), both.count("area")), (1, 2))

    def test_a_word_in_two_pieces_is_the_same_line(self):
        whole = drawn(*word(20, 20, letters=10))
        torn = drawn(*word(20, 20), *word(38, 20))
        both = compared(whole, torn)
        self.assertEqual((both.count("ink"), both.within("ink")), (1, 1))

    def test_what_rounded_corners_leave_is_no_ink(self):
        corners = [(x, y, 4, 4, WHITE) for x in (20, 76) for y in (10, 46)]
        found = twopictures.seen(drawn((20, 10, 60, 40, RED), *corners), SCALE)
        self.assertEqual([one.kind for one in found], ["area", "area"])

    def test_colours_of_areas_and_ink(self):
        both = compared(
            drawn((20, 10, 60, 40, 0x0088FF), *word(30, 20, WHITE)),
            drawn((20, 10, 60, 40, 0x007AFF), *word(30, 20, BLACK)))
        self.assertAlmostEqual(max(both.colours("area")), colours.distance(0x0088FF, 0x007AFF))
        self.assertAlmostEqual(both.colours("ink")[0], 1, places=3)

    def test_distances_are_those_of_oklab(self):
        # From Björn Ottosson's reference values for the primaries of sRGB.
        self.assertAlmostEqual(colours.distance(BLACK, WHITE), 1, places=3)
        for colour, expected in ((RED, (0.628, 0.225, 0.126)), (0x00FF00, (0.866, -0.234, 0.179))):
            for part, value in zip(colours.lab(colour), expected):
                self.assertAlmostEqual(part, value, places=3)


if __name__ == "__main__":
    unittest.main()
