"""Finds what is drawn in a picture: coloured areas, and the ink of texts and symbols inside them."""

from collections import Counter
from itertools import groupby


class Box:
    """A rectangle in pixels, from its left and top up to, not with, its right and bottom."""

    def __init__(self, left, top, right, bottom):
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    @property
    def width(self):
        return self.right - self.left

    @property
    def height(self):
        return self.bottom - self.top

    def add(self, other):
        self.left, self.top = min(self.left, other.left), min(self.top, other.top)
        self.right, self.bottom = max(self.right, other.right), max(self.bottom, other.bottom)


class Region(Box):
    """What stands out from its surroundings: an area if one colour fills most of it, else ink."""

    def __init__(self, box, depth, colour=None):
        super().__init__(box.left, box.top, box.right, box.bottom)
        self.depth = depth
        self.colour = colour


def differs(a, b, tolerance):
    return (
        abs((a >> 16) - (b >> 16)) > tolerance
        or abs((a >> 8 & 255) - (b >> 8 & 255)) > tolerance
        or abs((a & 255) - (b & 255)) > tolerance
    )


def regions(picture, scale, tolerance=8):
    whole = Box(0, 0, picture.width, picture.height)
    return list(inside(picture, whole, surrounding(picture, whole), None, 0, scale, tolerance))


def surrounding(picture, box):
    """The colour most frequent along the edges."""
    rows = picture.rows
    counts = Counter(rows[box.top][box.left : box.right])
    counts.update(rows[box.bottom - 1][box.left : box.right])
    counts.update(row[box.left] for row in rows[box.top : box.bottom])
    counts.update(row[box.right - 1] for row in rows[box.top : box.bottom])
    return counts.most_common(1)[0][0]


def inside(picture, box, ground, outside, depth, scale, tolerance):
    """The regions on a ground, lines of ink joined, and those inside each area.

    `outside` is the colour around the ground, which its rounded corners show.
    """
    pieces, inks = components(picture, box, ground, tolerance), []
    for piece in pieces:
        across = (piece.left == box.left) + (piece.right == box.right)
        down = (piece.top == box.top) + (piece.bottom == box.bottom)
        is_corner = (
            across and down and across + down < 4
            and (across == 2 or 2 * piece.width < box.width)
            and (down == 2 or 2 * piece.height < box.height)
        )
        if outside is not None and is_corner:
            continue  # What rounded corners leave, be it the ground or a shadow on it.
        colour, share = main_colour(picture, piece)
        if outside is not None and across + down and not differs(colour, outside, 4 * tolerance):
            continue
        # A circle fills 0.785 of its square, a heavy letter of a title less.
        least = (4 if share > 0.95 else 13 if share > 0.75 else 26) * scale
        is_area = share > 0.55 and min(piece.width, piece.height) >= least or (
            share > 0.3 and min(piece.width, piece.height) >= 14 * scale
            and rim(picture, piece, colour, int(1.5 * scale)) > 0.8
        )
        is_line = share > 0.7 and min(piece.width, piece.height) <= 1.5 * scale < 20 * scale < max(
            piece.width, piece.height
        )
        if is_area or is_line:
            area = Region(refined(picture, piece, ground, colour), depth, colour)
            yield area
            if is_area:
                yield from inside(picture, area, colour, ground, depth + 1, scale, tolerance)
        else:
            inks.append(piece)
    for line in joined(inks, scale):
        yield Region(line, depth)


def components(picture, box, ground, tolerance):
    """What hangs together of the pixels that differ from the ground."""
    boxes, parents, before = [], [], []

    def root(index):
        while parents[index] != index:
            parents[index] = parents[parents[index]]
            index = parents[index]
        return index

    alike = {}
    for y in range(box.top, box.bottom):
        runs, x = [], box.left
        for colour, pixels in groupby(picture.rows[y][box.left : box.right]):
            length = sum(1 for _ in pixels)
            if colour not in alike:
                alike[colour] = not differs(colour, ground, tolerance)
            if not alike[colour]:
                if runs and runs[-1][1] == x:
                    runs[-1][1] = x + length
                else:
                    runs.append([x, x + length, -1])
            x += length
        place = 0
        for run in runs:
            piece = Box(run[0], y, run[1], y + 1)
            while place < len(before) and before[place][1] < run[0]:
                place += 1
            touching = place
            while touching < len(before) and before[touching][0] <= run[1]:
                other = root(before[touching][2])
                if run[2] < 0:
                    run[2] = other
                elif other != run[2]:
                    parents[other] = run[2]
                    boxes[run[2]].add(boxes[other])
                touching += 1
            if run[2] < 0:
                run[2] = len(boxes)
                parents.append(run[2])
                boxes.append(piece)
            else:
                boxes[run[2]].add(piece)
        for run in runs:
            run[2] = root(run[2])
        before = runs
    return [boxes[index] for index in range(len(boxes)) if parents[index] == index]


def main_colour(picture, box):
    counts = Counter()
    for row in picture.rows[box.top : box.bottom]:
        counts.update(row[box.left : box.right])
    colour, count = counts.most_common(1)[0]
    return colour, count / (box.width * box.height)


def rim(picture, box, colour, inset):
    """The share of a colour along a box's edges, a little inside: letters have none."""
    rows = picture.rows
    pixels = [*rows[box.top + inset][box.left : box.right], *rows[box.bottom - 1 - inset][box.left : box.right]]
    for row in rows[box.top : box.bottom]:
        pixels += row[box.left + inset], row[box.right - 1 - inset]
    return pixels.count(colour) / len(pixels)


def refined(picture, box, ground, colour):
    """An area up to where its edges are half covered, along three lines each way: on one may be a separator."""

    def covered(pixel):
        here = there = 0
        for shift in (16, 8, 0):
            here += abs((pixel >> shift & 255) - (ground >> shift & 255))
            there += abs((pixel >> shift & 255) - (colour >> shift & 255))
        return here >= there

    def ends(pixels, low, high):
        first, last = low, high
        while first < (low + high) // 2 and not covered(pixels[first - low]):
            first += 1
        while last > max((low + high) // 2, first + 1) and not covered(pixels[last - 1 - low]):
            last -= 1
        return first, last

    rows = picture.rows
    places = [0.35, 0.5, 0.65]
    across = [
        ends(rows[box.top + int(box.height * place)][box.left : box.right], box.left, box.right)
        for place in places]
    down = [
        ends([row[box.left + int(box.width * place)] for row in rows[box.top : box.bottom]], box.top, box.bottom)
        for place in places]
    return Box(
        min(first for first, _ in across), min(first for first, _ in down),
        max(last for _, last in across), max(last for _, last in down))


def joined(inks, scale):
    """Letters become lines: what is level and nearer than a word's distance belongs together."""
    lines = [Box(ink.left, ink.top, ink.right, ink.bottom) for ink in inks]
    changed = True
    while changed:
        changed = False
        lines.sort(key=lambda box: (box.left, box.top))
        kept = []
        for ink in lines:
            line = next((line for line in reversed(kept) if belongs(ink, line, scale)), None)
            if line is None:
                kept.append(ink)
            else:
                line.add(ink)
                changed = True
        lines = kept
    return lines


def belongs(ink, line, scale):
    gap = max(ink.left, line.left) - min(ink.right, line.right)
    level = min(ink.bottom, line.bottom) - max(ink.top, line.top)
    lower, higher = sorted((ink.height, line.height))
    # A picture or an area of many colours, beside another one or a text.
    if max(min(ink.width, ink.height), min(line.width, line.height)) > 28 * scale:
        return False
    if higher > 24 * scale and higher > 2 * lower:
        return False
    if level >= 0.5 * lower:
        return gap <= max(2 * scale, 0.5 * higher)
    # A dot over an i, an accent, a bar of an equals sign; the lower part of a comma.
    return gap < 0 and -level < 0.35 * higher and lower < 0.4 * higher or (
        gap <= 0.35 * higher and level > -0.1 * higher and lower < 0.4 * higher
    )
