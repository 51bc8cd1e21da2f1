// Words with capital letters, and ranges by their bounds.
import Foundation

enum CapitalLetters {
  static func main() {
    let texts = [
      "terça-feira", "7:45 p.\u{a0}m.", "2nd of may", "(east) r&d", "it's o'clock", "a1b2 C3PO",
      "under_score/slash", "ÉCOLE élève", "straße ßa", "tab\tnew\nline",
    ]
    for text in texts { print(text.capitalized) }
  }
}

enum UncheckedBounds {
  static func main() {
    let closed = ClosedRange(uncheckedBounds: (2, 5))
    print(closed, closed.count, closed.contains(5))
    let open: Range<Int> = .init(uncheckedBounds: (lower: 2, upper: 5))
    print(open, open.contains(5))
    let days: ClosedRange<Double>? = .init(uncheckedBounds: (lower: 0.5, upper: 1.5))
    print(days?.contains(1) ?? false)
  }
}
