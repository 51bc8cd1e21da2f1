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

extension ExprSyntax {
  /// Whether it is one token or two, such as `8` and `.center`.
  var isSmall: Bool {
    guard let first = firstToken(viewMode: .sourceAccurate),
      let last = lastToken(viewMode: .sourceAccurate)
    else { return true }
    return first == last || first.nextToken(viewMode: .sourceAccurate) == last
  }
}

extension Optional where Wrapped: SyntaxCollection {
  /// The elements of a clause that may not be there. A collection of syntax is costly to make,
  /// even an empty one.
  var elements: [Wrapped.Element] { map(Array.init) ?? [] }
}
