class Point:
    __slots__ = ("x", "y")
    def __init__(self, x, y):
        self.x = x
        self.y = y
    def plus(self, other):
        return Point(self.x + other.x, self.y + other.y)
def run():
    p = Point(0.0, 0.0)
    d = Point(0.5, 0.25)
    for i in range(300_000):
        p = p.plus(d)
        if p.x > 1000:
            p.x = 0.0
    return p.x + p.y
print(run())
