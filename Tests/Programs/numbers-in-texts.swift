import Foundation

// C's functions that read a number at the start of a text.

enum NumberInTextProgram {
  static func main() {
    print(atoi("42"), atoi(" -7 apples"), atoi("x"), atol("99"), atof("3.5e2z"))
    print(strtod("2.5", nil), strtol("ff", nil, 16), strtol("0x1f", nil, 0), strtoul("12", nil, 10))
    print(strtoll("-101", nil, 2), type(of: atoi("1")), type(of: strtol("1", nil, 10)))
  }
}
