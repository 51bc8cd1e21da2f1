import SwiftSyntax

/// `#if` in the middle of a chain of modifiers: the branches that don't hold become spaces, so that
/// what is left parses as one chain and every offset stays what it was.
enum PostfixConditions {
  /// The text without the branches that don't hold; nil where it has no such condition.
  /// - Parameter places: UTF-8 offsets at which conditions may begin.
  static func resolved(
    _ text: String, _ syntax: SourceFileSyntax, at places: [Int], _ configuration: Configuration
  ) -> String? {
    let conditions = places.compactMap { condition(at: $0, in: syntax) }
    guard !conditions.isEmpty else { return nil }
    var bytes = Array(text.utf8)
    func blank(_ range: Range<Int>) {
      for index in range where bytes[index] != UInt8(ascii: "\n") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    for config in conditions {
      let chosen = Platform.activeClause(config, configuration)
      for clause in config.clauses {
        let start = clause.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = clause.endPosition.utf8Offset
        guard clause.id == chosen?.id, let elements = clause.elements else {
          blank(start..<end)
          continue
        }
        blank(start..<elements.position.utf8Offset)
      }
      blank(
        config.poundEndif.positionAfterSkippingLeadingTrivia
          .utf8Offset..<config.poundEndif.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The condition in a chain that begins at a place.
  private static func condition(at place: Int, in syntax: SourceFileSyntax) -> IfConfigDeclSyntax? {
    guard let token = syntax.token(at: AbsolutePosition(utf8Offset: place)),
      token.tokenKind == .poundIf,
      let config = token.parent?.parent?.parent?.as(IfConfigDeclSyntax.self)
    else { return nil }
    return config.parent?.is(PostfixIfConfigExprSyntax.self) == true ? config : nil
  }
}
