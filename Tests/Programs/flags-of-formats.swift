// What flags and precisions of a format string do to numbers that are none, and to zero.
import Foundation

enum NoNumbers {
  static func main() {
    print(
      String(
        format: "%08.3f|%010.2f|%+08.1f|%-8.1f|", Double.infinity, -Double.infinity,
        Double.infinity, Double.infinity))
    print(
      String(
        format: "% .2f|%+.0f|%08.2f|%5.1f|%F", Double.nan, Double.nan, Double.nan, Double.nan,
        Double.nan))
  }
}

enum Points {
  static func main() {
    print(
      String(
        format: "%#.0f|%#g|%#.3g|%#g|%#.0e|%#.0a|%#a|%#G", 2.5, 0.5, 1000.0, 1e10, 3.0, 1.0, 1.5,
        0.0))
  }
}

enum NoDigits {
  static func main() {
    print(
      String(
        format: "[%.0d] [%+.0d] [%#.0o] [%#.0x] [%5.0d] [%.0u] [%.3d] [%.0d]", 0, 0, 0, 0, 0, 0, 0,
        7))
  }
}
