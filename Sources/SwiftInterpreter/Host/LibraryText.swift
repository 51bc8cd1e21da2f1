import DeclarationScanner
import SwiftParser
import SwiftSyntax
import Synchronization

/// A declaration as a library writes it. It is read when first used, once for all interpreters
/// of the process.
final class LibraryText: Sendable {
  /// The source it is part of, with its UTF-8 offsets; nil if it is all of it.
  private let source: String
  private let range: Range<Int>?
  /// Whether its library has types only in part, see ``NativeLibrary/isPartial``.
  let isPartial: Bool

  /// The indentation of its members' lines; nil if it varies.
  private let margin: Int?

  /// The declaration's name, where it is known beforehand.
  private let given: (introducer: String, name: String)?

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
    source = text
    range = nil
    given = declared
    self.isPartial = isPartial
    self.margin = margin
  }

  /// A declaration of a library's source.
  init(_ declaration: LibrarySource.Declaration, of source: LibrarySource, isPartial: Bool) {
    self.source = source.text
    range = declaration.range
    given = (declaration.introducer, declaration.name)
    self.isPartial = isPartial
    margin = 2
  }

  var text: String {
    guard let range else { return source }
    let bytes = source.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    return String(source[start..<bytes.index(start, offsetBy: range.count)])
  }

  /// The declared name, found without parsing.
  var name: String { declared.name }

  /// The declaration's keyword.
  var introducer: String { declared.introducer }

  private var declared: (introducer: String, name: String) {
    given ?? known.withLock { $0.declared(in: text) }
  }

  /// A type or an extension without its ``laterMembers``.
  var syntax: SourceFileSyntax {
    known.withLock { known in
      let syntax = known.syntax ?? Parser.parse(source: known.parts(of: self).text)
      known.syntax = syntax
      return syntax
    }
  }

  /// Members of a type or an extension that are read when their names are first looked up: a scene
  /// uses few of most types' members.
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

  /// What is read at once, and what can wait.
  fileprivate struct Parts {
    var text: String
    var later: [LibraryText] = []
  }

  private static let kinds: Set = ["struct", "class", "enum", "actor", "extension"]

  /// Separates members by their margin. A protocol's are read at once, since they are its
  /// requirements.
  fileprivate func split(_ introducer: String) -> Parts {
    guard let margin, Self.kinds.contains(introducer) else { return Parts(text: text) }
    var text = text
    return text.withUTF8 { bytes in
      var later: [LibraryText] = []
      var kept = 0
      var rest: [UInt8] = []
      let members = DeclarationMargins.members(in: bytes, margin)
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

  /// The text before a type's braces, and the text between them.
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
    let known = parts ?? whole.split((whole.given ?? declared(in: whole.text)).introducer)
    parts = known
    return known
  }
}
