// C's functions of numbers that give two results, and others that are rarer.
import Foundation

enum PartsOfNumbers {
  static func main() {
    print(modf(2.75), modf(-2.75), modf(-0.75), modf(-2.0), modf(Double.infinity), modf(Float(2.5)))
    print(
      frexp(10.0), frexp(-10.0), frexp(0.0), frexp(-Double.infinity), frexp(5e-324),
      frexp(Float(0.1)))
    print(ldexp(0.5, 3), ldexp(-1.5, -2), ldexp(Float(1.5), 2), scalbn(1.5, 2))
    print(ilogb(9.0), ilogb(0.0), ilogb(Float(0.1)), logb(9.0), logb(0.1))
    let wide: CGFloat = 5.5
    print(modf(wide / 2).1, modf(wide).0 + wide, frexp(wide), ldexp(wide, 2))
    let (whole, rest) = modf(7.25)
    print(whole, rest, type(of: modf(2.5)))
  }
}

enum Neighbours {
  static func main() {
    print(nextafter(1.0, 2.0), nextafter(1.0, 0.0), nextafter(Float(1), 2), nextafterf(1, 2))
    print(fdim(5.0, 3.0), fdim(3.0, 5.0), fma(2.0, 3.0, 4.0), fmaf(1, 2, 3), nearbyint(2.5))
    print(
      remquo(10.0, 3.0), remquo(-7.0, 2.0), remquo(100.0, 7.0), lround(2.5), lrint(2.5),
      llround(-2.5))
  }
}

enum SpecialFunctions {
  static func main() {
    print(tgamma(5.0), j0(1.0), j1(1.0), jn(2, 1.0), y0(1.0), y1(1.0), yn(1, 2.0))
    print(asinh(1.0), acosh(2.0), atanh(0.5), lgammaf(3), asinhf(1))
    let pair: (Double, Int) = lgamma(-0.5)
    let value: Double = lgamma(5.5)
    print(pair, value)
  }
}
