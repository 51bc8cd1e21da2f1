import SwiftSyntax

extension SyntaxProtocol {
  /// The text of a node that is a single token, such as a plain name; nil for any other. Much
  /// cheaper than `trimmedDescription`, which copies the whole node.
  var soleToken: String? {
    guard let first = firstToken(viewMode: .sourceAccurate),
      first == lastToken(viewMode: .sourceAccurate)
    else { return nil }
    return first.text
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements of a clause that may not be there. A collection of syntax is costly to make,
  /// even an empty one.
  var elements: [Wrapped.Element] { map(Array.init) ?? [] }
}
