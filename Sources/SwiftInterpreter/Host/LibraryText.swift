import SwiftParser
import SwiftSyntax
import Synchronization

/// A declaration as a library writes it. It is parsed when first used, once for all interpreters
/// of the process.
final class LibraryText: Sendable {
  let text: String
  /// What it declares, found without parsing it, and the keyword it does so by.
  let (introducer, name): (String, String)
  /// Whether its library brings types in part, see ``NativeLibrary/isPartial``.
  let isPartial: Bool
  private let parsed = Mutex<SourceFileSyntax?>(nil)

  init(_ text: String, isPartial: Bool = false) {
    self.text = text
    self.isPartial = isPartial
    (introducer, name) = SignatureScanner.declared(in: text)
  }

  var syntax: SourceFileSyntax {
    parsed.withLock { parsed in
      let syntax = parsed ?? Parser.parse(source: text)
      parsed = syntax
      return syntax
    }
  }

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
    return parameters?.map(\.firstName.text) ?? []
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
        LibraryText(String(decoding: bytes[$0..<$1], as: UTF8.self), isPartial: isPartial)
      }
    }
  }

  /// Whether a line is a comment, empty, or part of the declaration before it.
  private static func continues(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch line.first {
    case UInt8(ascii: " "), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "/"), UInt8(ascii: "\n"):
      true
    case UInt8(ascii: "w"): line.starts(with: "where ".utf8)
    default: false
    }
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
