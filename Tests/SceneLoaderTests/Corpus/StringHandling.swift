import SwiftUI

struct ContentView: View {
  private let text = """
    The quick brown fox
      jumps over
    the lazy dog.
    """
  private let pattern = #"\d+ "raw" \#(1 + 1)"#

  private var words: [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }

  private var longest: String {
    words.max { $0.count < $1.count } ?? ""
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(text)
      Text("\(words.count) words, longest “\(longest)”")
      Text(words.map { $0.prefix(1).uppercased() }.joined(separator: "·"))
      Text(String(longest.reversed()))
      Text(
        text.replacingOccurrences(of: "fox", with: "cat").lowercased().contains("cat") ? "cat" : "")
      Text(pattern)
      Text(words.filter { $0.hasSuffix("n") || $0.hasPrefix("l") }.sorted().joined(separator: ", "))
    }
    .padding()
  }
}
