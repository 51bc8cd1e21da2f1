import SwiftParser
import SwiftSyntax

/// Facts about a file's lines from its syntax: which parts are coloured, and where calls have their
/// names. Made once per text.
public struct SourceSyntax {
  /// The kind of a part of a program's text.
  public enum Kind: Sendable { case keyword, type, member, number, string, comment, attribute }

  public struct Span: Equatable, Sendable {
    /// Bytes of the line.
    public var range: Range<Int>
    public var kind: Kind
  }

  /// The spans of each line, from left to right.
  public private(set) var spans: [[Span]]
  private let tree: SourceFileSyntax
  /// The byte each line begins at.
  private let starts: [Int]

  public init(_ text: String) {
    tree = Parser.parse(source: text)
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
    spans = Array(repeating: [], count: starts.count)
    var before: TokenKind?
    for token in tree.tokens(viewMode: .sourceAccurate) {
      addComments(token.leadingTrivia, from: token.position.utf8Offset)
      if let kind = Self.kind(of: token.tokenKind, after: before) {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        add(kind, start..<start + token.trimmedLength.utf8Length)
      }
      addComments(
        token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
      before = token.tokenKind
    }
  }

  // MARK: Colours

  private static func kind(of token: TokenKind, after before: TokenKind?) -> Kind? {
    switch token {
    case .keyword, .poundIf, .poundElse, .poundElseif, .poundEndif: return .keyword
    case .integerLiteral, .floatLiteral: return .number
    case .stringSegment, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
      return .string
    case .atSign, .pound: return .attribute
    case .identifier(let name):
      switch before {
      case .atSign, .pound: return .attribute
      case .period: return .member
      default: return name.first?.isUppercase == true ? .type : nil
      }
    default: return nil
    }
  }

  private mutating func addComments(_ trivia: Trivia, from start: Int) {
    var offset = start
    for piece in trivia {
      let end = offset + piece.sourceLength.utf8Length
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        add(.comment, offset..<end)
      default: break
      }
      offset = end
    }
  }

  /// Adds a part of the file, which may go over several lines.
  private mutating func add(_ kind: Kind, _ range: Range<Int>) {
    var line = self.line(at: range.lowerBound)
    while line < starts.count, starts[line] < range.upperBound {
      let end = line + 1 < starts.count ? starts[line + 1] - 1 : range.upperBound
      let part = max(range.lowerBound, starts[line])..<min(range.upperBound, max(end, starts[line]))
      if part.lowerBound < part.upperBound {
        let bytes = part.lowerBound - starts[line]..<part.upperBound - starts[line]
        spans[line].append(Span(range: bytes, kind: kind))
      }
      line += 1
    }
  }

  // MARK: Places

  /// The line, from 0, that a byte of the file is in.
  public func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line, counted from 0, of the last name that an expression calls: that of `.padding` at the
  /// end of a chain of modifiers, which begins with its view. Nil for anything but such a chain.
  public func lineOfModifier(_ range: Range<Int>) -> Int? {
    guard range.lowerBound < range.upperBound, range.upperBound <= tree.endPosition.utf8Offset
    else { return nil }
    let last = AbsolutePosition(utf8Offset: range.upperBound - 1)
    var node = tree.token(at: last).map(Syntax.init)
    while let current = node {
      let start = current.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = current.endPositionBeforeTrailingTrivia.utf8Offset
      if start < range.lowerBound || end > range.upperBound { return nil }
      if start == range.lowerBound, end == range.upperBound,
        let call = current.as(FunctionCallExprSyntax.self)
      {
        let called = call.calledExpression.as(MemberAccessExprSyntax.self)
        return called.map { line(at: $0.declName.positionAfterSkippingLeadingTrivia.utf8Offset) }
      }
      node = current.parent
    }
    return nil
  }
}
