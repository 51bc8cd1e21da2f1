import SwiftParser
import SwiftSyntax
import Synchronization

/// A declaration as a library writes it. It is read when first used, once for all interpreters
/// of the process.
final class LibraryText: Sendable {
  let text: String
  /// Whether its library brings types in part, see ``NativeLibrary/isPartial``.
  let isPartial: Bool

  /// How many spaces the lines of its members begin with; nil where its lines tell nothing.
  private let margin: Int?

  fileprivate struct Known {
    var declared: (introducer: String, name: String)?
    var parts: Parts?
    var syntax: SourceFileSyntax?
  }
  private let known = Mutex(Known())

  init(
    _ text: String, declared: (introducer: String, name: String)? = nil, isPartial: Bool = false,
    margin: Int? = nil
  ) {
    self.text = text
    self.isPartial = isPartial
    self.margin = margin
    if let declared { known.withLock { $0.declared = declared } }
  }

  /// What it declares, found without parsing it.
  var name: String { declared.name }

  /// The keyword that it does so by.
  var introducer: String { declared.introducer }

  private var declared: (introducer: String, name: String) {
    known.withLock { $0.declared(in: text) }
  }

  /// Of a type or an extension without its ``laterMembers``.
  var syntax: SourceFileSyntax {
    known.withLock { known in
      let syntax = known.syntax ?? Parser.parse(source: known.parts(of: self).text)
      known.syntax = syntax
      return syntax
    }
  }

  /// The members of a type or an extension that are read when somebody first looks for their names:
  /// of most types a scene uses a few.
  var laterMembers: [LibraryText] { known.withLock { $0.parts(of: self).later } }

  var declaration: DeclSyntax? {
    guard case .decl(let declaration)? = syntax.statements.first?.item else { return nil }
    return declaration
  }

  /// The argument labels of a function or an initialiser.
  var labels: [String] {
    let parameters: FunctionParameterListSyntax? =
      switch declaration?.as(DeclSyntaxEnum.self) {
      case .functionDecl(let syntax)?: syntax.signature.parameterClause.parameters
      case .initializerDecl(let syntax)?: syntax.signature.parameterClause.parameters
      default: nil
      }
    return parameters?.nodes.map(\.firstName.text) ?? []
  }

  /// A source's top-level declarations, told apart by what stands at the margin.
  static func declarations(in source: String, isPartial: Bool = false) -> [LibraryText] {
    var source = source
    return source.withUTF8 { bytes in
      var starts: [Int] = []
      var line = 0
      while line < bytes.count {
        if !continues(bytes[line...]) { starts.append(line) }
        while line < bytes.count, bytes[line] != UInt8(ascii: "\n") { line += 1 }
        line += 1
      }
      return zip(starts, starts.dropFirst() + [bytes.count]).map {
        LibraryText(
          String(decoding: bytes[$0..<$1], as: UTF8.self), isPartial: isPartial, margin: 2)
      }
    }
  }

  /// Whether a line is a comment, empty, or part of the declaration before it.
  private static func continues(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch line.first {
    case UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "{"),
      UInt8(ascii: "/"), UInt8(ascii: "\n"):
      true
    case UInt8(ascii: "w"): line.starts(with: "where ".utf8)
    default: false
    }
  }

  /// What is read at once, and what may wait.
  fileprivate struct Parts {
    var text: String
    var later: [LibraryText] = []
  }

  private static let kinds: Set = ["struct", "class", "enum", "actor", "extension"]

  /// Tells the members apart by what stands at their margin. Of a protocol all are read at once,
  /// since they say what it asks for.
  fileprivate func split(_ introducer: String) -> Parts {
    guard let margin, Self.kinds.contains(introducer) else { return Parts(text: text) }
    var text = text
    return text.withUTF8 { bytes in
      var later: [LibraryText] = []
      var kept = 0
      var rest: [UInt8] = []
      let members = Self.members(in: bytes, margin)
      for member in members {
        guard let declared = SignatureScanner.nameOfLaterMember(bytes[member]) else { continue }
        later.append(
          LibraryText(
            String(decoding: bytes[member], as: UTF8.self), declared: declared,
            isPartial: isPartial, margin: margin + 2))
        rest += bytes[kept..<member.lowerBound]
        kept = member.upperBound
      }
      guard !later.isEmpty else { return Parts(text: self.text) }
      rest += bytes[kept...]
      return Parts(text: String(decoding: rest, as: UTF8.self), later: later)
    }
  }

  /// Where the members stand, each with the lines that continue it; none where they can't be told
  /// apart, as those in one line can't.
  private static func members(
    in bytes: UnsafeBufferPointer<UInt8>, _ margin: Int
  ) -> [Range<Int>] {
    let newline = UInt8(ascii: "\n")
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")), open + 1 < bytes.count,
      bytes[open + 1] == newline
    else { return [] }
    var starts: [Int] = []
    var line = open + 2
    while line < bytes.count {
      let text = bytes[line...].drop { $0 == UInt8(ascii: " ") }
      switch text.startIndex - line {
      case margin:
        if text.first == UInt8(ascii: "#") { return [] }
        if !continues(text) { starts.append(line) }
      case margin - 2 where text.first == UInt8(ascii: "}"):
        return zip(starts, starts.dropFirst() + [line]).map { $0..<$1 }
      default: break
      }
      line = (text.firstIndex(of: newline) ?? bytes.count) + 1
    }
    return []
  }

  /// What stands before a type's braces, and between them.
  var parts: (head: String, body: String) {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}") else {
      return (text, "")
    }
    let head = text[..<open]
    let end = head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
    return (String(head[..<end]), String(text[text.index(after: open)..<close]))
  }
}

extension LibraryText.Known {
  fileprivate mutating func declared(in text: String) -> (introducer: String, name: String) {
    let known = declared ?? SignatureScanner.declared(in: text)
    declared = known
    return known
  }

  fileprivate mutating func parts(of whole: LibraryText) -> LibraryText.Parts {
    let known = parts ?? whole.split(declared(in: whole.text).introducer)
    parts = known
    return known
  }
}
