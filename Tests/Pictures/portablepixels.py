"""Reads PNG pictures with Python's standard library alone."""

import struct
import zlib
from array import array


class Picture:
    """Rows of pixels, each a number of 24 bits: red, green and blue over white."""

    def __init__(self, width, height, rows):
        self.width = width
        self.height = height
        self.rows = rows


CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def read(path):
    with open(path, "rb") as file:
        return decoded(file.read(), path)


def decoded(data, path="the picture"):
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError(f"{path} is no PNG")
    palette, transparency, packed, place = b"", b"", b"", 8
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place : place + 8])
        chunk = data[place + 8 : place + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colours, _, _, interlaced = struct.unpack(">IIBBBBB", chunk)
        elif kind == b"PLTE":
            palette = chunk
        elif kind == b"tRNS":
            transparency = chunk
        elif kind == b"IDAT":
            packed += chunk
        place += 12 + length
    if interlaced:
        raise ValueError(f"{path} is interlaced, which isn't read here")
    if depth < 8 and colours not in (0, 3):
        raise ValueError(f"{path} has {depth} bits a channel, which isn't read here")
    channels = CHANNELS[colours]
    step = max(1, channels * depth // 8)
    stride = (width * channels * depth + 7) // 8
    raw = zlib.decompress(packed)
    rows, before = [], bytearray(stride)
    for y in range(height):
        start = y * (stride + 1)
        line = bytearray(raw[start + 1 : start + 1 + stride])
        undo_filter(raw[start], line, before, step)
        rows.append(pixels(line, width, depth, colours, palette, transparency))
        before = line
    return Picture(width, height, rows)


def undo_filter(kind, line, before, step):
    if kind == 1:
        for i in range(step, len(line)):
            line[i] = (line[i] + line[i - step]) & 255
    elif kind == 2:
        line[:] = bytes((a + b) & 255 for a, b in zip(line, before))
    elif kind == 3:
        for i in range(len(line)):
            left = line[i - step] if i >= step else 0
            line[i] = (line[i] + (left + before[i]) // 2) & 255
    elif kind == 4:
        for i in range(len(line)):
            left = line[i - step] if i >= step else 0
            above = before[i]
            corner = before[i - step] if i >= step else 0
            from_left, from_above = abs(above - corner), abs(left - corner)
            from_corner = abs(left + above - 2 * corner)
            if from_left <= from_above and from_left <= from_corner:
                guess = left
            else:
                guess = above if from_above <= from_corner else corner
            line[i] = (line[i] + guess) & 255


def pixels(line, width, depth, colours, palette, transparency):
    if depth == 16:
        line = line[::2]
    elif depth < 8:
        mask, each = (1 << depth) - 1, 8 // depth
        line = bytes(
            (line[i // each] >> (8 - depth - (i % each) * depth)) & mask for i in range(width)
        )
        if colours == 0:
            line = bytes(value * 255 // mask for value in line)
    if colours == 3:
        table = [
            over_white(*palette[3 * i : 3 * i + 3], transparency[i] if i < len(transparency) else 255)
            for i in range(len(palette) // 3)
        ]
        return array("I", (table[index] for index in line))
    if colours == 2:
        return array("I", (r << 16 | g << 8 | b for r, g, b in zip(line[::3], line[1::3], line[2::3])))
    if colours == 6:
        quads = zip(line[::4], line[1::4], line[2::4], line[3::4])
        return array(
            "I", (r << 16 | g << 8 | b if a == 255 else over_white(r, g, b, a) for r, g, b, a in quads)
        )
    if colours == 4:
        return array("I", (over_white(v, v, v, a) for v, a in zip(line[::2], line[1::2])))
    return array("I", (v << 16 | v << 8 | v for v in line))


def over_white(red, green, blue, alpha):
    red, green, blue = (255 + (value - 255) * alpha // 255 for value in (red, green, blue))
    return red << 16 | green << 8 | blue
