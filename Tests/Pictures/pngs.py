"""Reads PNG pictures, with Pillow where it is there: fast, and in sRGB whatever they are in."""

import io

import portablepixels

try:
    from PIL import Image, ImageCms
except ImportError:
    Image = None


def read(data, ground="white"):
    """A picture from the bytes of a file, over a ground where it is transparent."""
    if Image is None:
        return portablepixels.decoded(data)
    image = Image.open(io.BytesIO(data))
    profile = image.info.get("icc_profile")
    if image.mode.startswith("I;16"):
        raise ValueError("a picture of 16 bits in grey isn't read here")
    image = image.convert("RGBA")
    if profile:
        source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        image = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"), outputMode="RGBA")
    over = Image.alpha_composite(Image.new("RGBA", image.size, ground), image).tobytes()
    width, height = image.size
    numbers = [
        red << 16 | green << 8 | blue for red, green, blue in zip(over[0::4], over[1::4], over[2::4])]
    return portablepixels.Picture(
        width, height, [numbers[y * width : (y + 1) * width] for y in range(height)])
