"""Two pictures of one view beside each other: lines of ink, areas, and their colours."""

from collections import Counter

import colours
import regions

# In points: what agrees, from which size on something of many colours is an area, and how far
# apart the edges of two regions may be in sum to be taken for one.
WITHIN, AREA, APART = 1.0, 20, 60


class Seen:
    """A line of ink or an area of a picture, in points, with its colour."""

    def __init__(self, box, kind, colour):
        self.left, self.top, self.right, self.bottom = box
        self.kind, self.colour = kind, colour

    @property
    def box(self):
        return self.left, self.top, self.right, self.bottom

    def __str__(self):
        numbers = (self.left, self.top, self.right - self.left, self.bottom - self.top)
        return f"{self.kind:4} {self.colour:06x}" + "".join(f" {number:8.2f}" for number in numbers)


def seen(picture, scale):
    """The ground, the areas and the lines of ink of a picture."""
    whole = regions.Box(0, 0, picture.width, picture.height)
    ground = regions.surrounding(picture, whole)
    found = [Seen((0, 0, picture.width / scale, picture.height / scale), "area", ground)]
    grounds = [ground]
    for region in regions.regions(picture, scale):
        if region.colour is not None:
            grounds[region.depth + 1 :] = [region.colour]
        box = region.left / scale, region.top / scale, region.right / scale, region.bottom / scale
        if min(region.width, region.height) < scale and region.colour is None:
            continue  # A line thinner than a point is a separator: its colour is a share of one.
        if region.colour is not None or min(region.width, region.height) >= AREA * scale:
            found.append(Seen(box, "area", flat(picture, region)))
        else:
            found.append(Seen(box, "ink", ink(picture, region, grounds[region.depth])))
    return found


def counted(picture, box):
    counts = Counter()
    for row in picture.rows[box.top : box.bottom]:
        counts.update(row[box.left : box.right])
    return counts


def flat(picture, region):
    """The mean of an area, without what is drawn on it where it is mostly of one colour."""
    counts = counted(picture, region)
    colour, count = counts.most_common(1)[0]
    if count < 0.35 * region.width * region.height:
        return colours.mean(counts)
    return colours.mean(
        {one: count for one, count in counts.items() if not regions.differs(one, colour, 24)})


def ink(picture, region, ground):
    """The mean of a thirtieth of the pixels, those that differ most from what the ink is on."""
    counts = counted(picture, region)
    order = sorted(counts.items(), key=lambda item: -distance_of_channels(item[0], ground))
    left, kept = max(1, region.width * region.height // 30), {}
    for colour, count in order:
        kept[colour] = min(count, left)
        left -= count
        if left <= 0:
            break
    return colours.mean(kept)


def distance_of_channels(one, other):
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (16, 8, 0))


class Comparison:
    """What of the recorded picture is in the other, each as a pair, and what is only in one."""

    def __init__(self, recorded, drawn):
        self.pairs, self.missing, self.extra = [], [], []
        for kind in ("area", "ink"):
            theirs = [one for one in recorded if one.kind == kind]
            ours = [one for one in drawn if one.kind == kind]
            if kind == "ink":
                theirs, ours = alike_in_number(theirs, ours)
            self.pair(theirs, ours)
        # A symbol may be ink in one and, a pixel larger, an area in the other.
        left, self.missing = self.missing, []
        right, self.extra = self.extra, []
        self.pair(left, right)

    def pair(self, theirs, ours):
        """Pairs what is nearest to each other first, and keeps the others."""
        order = sorted(
            ((apart(one, other), i, j) for i, one in enumerate(theirs) for j, other in enumerate(ours)))
        left, right = set(range(len(theirs))), set(range(len(ours)))
        for cost, i, j in order:
            if cost <= APART and i in left and j in right:
                left.remove(i)
                right.remove(j)
                self.pairs.append((theirs[i], ours[j]))
        self.missing += [theirs[i] for i in sorted(left)]
        self.extra += [ours[j] for j in sorted(right)]

    def of(self, kind):
        return [pair for pair in self.pairs if pair[0].kind == kind]

    def count(self, kind):
        return len(self.of(kind)) + sum(one.kind == kind for one in self.missing + self.extra)

    def within(self, kind):
        """How many are where they were recorded, by all four edges within a point."""
        return sum(farthest(*pair) <= WITHIN for pair in self.of(kind))

    def rows(self, kind):
        """How many are at their height, whatever their width is."""
        return sum(
            abs(one.top - other.top) <= WITHIN and abs(one.bottom - other.bottom) <= WITHIN
            for one, other in self.of(kind))

    def colours(self, kind):
        return [colours.distance(one.colour, other.colour) for one, other in self.of(kind)]

    def lines(self):
        """All that was compared, the recorded edges and what the drawn ones differ by."""
        for one, other in sorted(self.pairs, key=lambda pair: (pair[0].top, pair[0].left)):
            shift = "".join(f" {b - a:+7.2f}" for a, b in zip(one.box, other.box))
            colour = colours.distance(one.colour, other.colour)
            mark = "" if farthest(one, other) <= WITHIN else "  APART"
            mark += "" if colour <= 0.02 else "  COLOUR"
            yield f"{one}  {shift}  {other.colour:06x} {colour:.3f}{mark}"
        for one in self.missing:
            yield f"{one}  MISSING"
        for one in self.extra:
            yield f"{one}  EXTRA"


def farthest(one, other):
    return max(abs(a - b) for a, b in zip(one.box, other.box))


def apart(one, other):
    return sum(abs(a - b) for a, b in zip(one.box, other.box))


def alike_in_number(theirs, ours):
    """Joins the ink on one level where one picture has it in more pieces than the other."""
    groups = []
    for side, one in [(0, one) for one in theirs] + [(1, one) for one in ours]:
        touching = [group for group in groups if any(touches(one, other) for _, other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([(side, one)] + [member for group in touching for member in group])
    results = [], []
    for group in groups:
        sides = [[one for side, one in group if side == which] for which in (0, 1)]
        joins = sides[0] and sides[1] and len(sides[0]) != len(sides[1])
        for which in (0, 1):
            results[which].extend([joined(sides[which])] if joins else sides[which])
    return results


def touches(one, other):
    level = min(one.bottom, other.bottom) - max(one.top, other.top)
    beside = min(one.right, other.right) - max(one.left, other.left)
    return beside > 0 and level > 0.5 * min(one.bottom - one.top, other.bottom - other.top)


def joined(inks):
    widest = max(inks, key=lambda one: one.right - one.left)
    box = (
        min(one.left for one in inks), min(one.top for one in inks),
        max(one.right for one in inks), max(one.bottom for one in inks))
    return Seen(box, "ink", widest.colour)
