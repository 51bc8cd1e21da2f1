"""Colours as numbers of 24 bits, and how far apart two look."""


def lab(colour):
    """A colour in OKLab."""
    red, green, blue = (linear((colour >> shift & 255) / 255) for shift in (16, 8, 0))
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def linear(value):
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def distance(one, other):
    """0 for the same colour, 1 from black to white; 0.02 is just seen side by side."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other))) ** 0.5


def mean(counts):
    """The mean of colours with how often each is there."""
    pixels = sum(counts.values()) or 1
    parts = (
        round(sum((colour >> shift & 255) * count for colour, count in counts.items()) / pixels)
        for shift in (16, 8, 0)
    )
    red, green, blue = parts
    return red << 16 | green << 8 | blue
