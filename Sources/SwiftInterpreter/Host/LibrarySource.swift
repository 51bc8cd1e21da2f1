import DeclarationScanner

/// A library's Swift source: declarations one after the other, each from a line's margin to the
/// next one.
public struct LibrarySource: Sendable, ExpressibleByStringLiteral {
  /// A declaration: its name, and its place.
  package struct Declaration: Sendable {
    let introducer: String
    let name: String
    /// As UTF-8 offsets.
    let range: Range<Int>

    package init(_ introducer: String, _ name: String, _ range: Range<Int>) {
      self.introducer = introducer
      self.name = name
      self.range = range
    }
  }

  public let text: String
  let declarations: [Declaration]

  /// Indexes a source by its declarations.
  /// - Complexity: O(*n*) in the text's length.
  public init(_ text: String) {
    self.text = text
    declarations = DeclarationMargins.declarations(in: text).map {
      Declaration($0.introducer, $0.name, $0.range)
    }
  }

  public init(stringLiteral value: String) { self.init(value) }

  /// A source indexed when the program was built, so that a start doesn't pay for all that
  /// libraries declare.
  package init(_ text: String, declaring declarations: [Declaration]) {
    self.text = text
    self.declarations = declarations
  }
}
