import SwiftParser
import SwiftSyntax

/// A view of the source with the modifiers applied to it, from the inside out.
struct ModifierChain {
  /// A modifier: `.frame(width: 20)`.
  struct Link {
    var name: String
    var call: FunctionCallExprSyntax
    /// Byte offsets, from the space before its point to its end.
    var start: Int
    /// Of its point.
    var point: Int
    var end: Int
    /// Whether it stands in a line of its own.
    var isInOwnLine: Bool
    /// Whether a comment stands between it and what it is applied to.
    var isAfterComment: Bool
  }

  /// The view without its modifiers.
  var base: ExprSyntax
  var links: [Link]
  /// All of it.
  var whole: ExprSyntax

  /// The chain that an expression is part of; nil where it is no view.
  init?(around node: some ExprSyntaxProtocol) {
    var whole = ExprSyntax(node)
    // Up to the last modifier.
    while let parent = whole.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == whole.id,
        let call = member.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == ExprSyntax(member).id
      {
        whole = ExprSyntax(call)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == whole.id
      {
        whole = ExprSyntax(call)
      } else if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id == whole.id {
        // A property: `Theme.background`.
        whole = ExprSyntax(member)
      } else {
        break
      }
    }
    var links: [Link] = []
    var base = whole
    while let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base
    {
      let trivia = inner.trailingTrivia.pieces + member.period.leadingTrivia.pieces
      links.append(
        Link(
          name: member.declName.baseName.text, call: call,
          start: inner.endPositionBeforeTrailingTrivia.utf8Offset,
          point: member.period.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: call.endPositionBeforeTrailingTrivia.utf8Offset,
          isInOwnLine: trivia.contains(where: \.isNewline),
          isAfterComment: trivia.contains(where: \.isComment)))
      base = inner
    }
    self.base = base
    self.links = links.reversed()
    self.whole = whole
  }

  var start: Int { base.positionAfterSkippingLeadingTrivia.utf8Offset }
  var end: Int { whole.endPositionBeforeTrailingTrivia.utf8Offset }
  /// Where the view itself ends.
  var baseEnd: Int { base.endPositionBeforeTrailingTrivia.utf8Offset }

  /// The view's own name: `HStack`.
  var name: String? {
    let called = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    return called.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  /// What the view holds, as it is written in its closure; empty where there is none.
  var content: [CodeBlockItemSyntax] {
    guard let closure = base.as(FunctionCallExprSyntax.self)?.trailingClosure else { return [] }
    return Array(closure.statements)
  }

  /// The chains that a closure of a view holds, one a statement.
  var subviews: [ModifierChain] {
    content.compactMap { $0.item.as(ExprSyntax.self).flatMap { ModifierChain(around: $0) } }
  }

  /// The view around it whose closure or argument it stands in.
  var enclosing: ModifierChain? {
    var next = whole.parent
    while let node = next {
      if node.is(MemberBlockSyntax.self) { return nil }
      if let call = node.as(FunctionCallExprSyntax.self), call.isView {
        return ModifierChain(around: call)
      }
      next = node.parent
    }
    return nil
  }

  /// The view around it, also where that stands in another declaration: of a property or a view's body
  /// it is what is around all places that name it.
  var outer: ModifierChain? {
    if let enclosing { return enclosing }
    let around = uses.map(\.enclosing)
    guard let first = around.first, around.allSatisfy({ $0?.whole.id == first?.whole.id }) else {
      return nil
    }
    return first
  }

  /// The views around it from the inside out, a recursive view's once.
  var surroundings: [ModifierChain] {
    var all: [ModifierChain] = []
    var next = outer
    while let view = next, !all.contains(where: { $0.whole.id == view.whole.id }) {
      all.append(view)
      next = view.outer
    }
    return all
  }

  /// The one place that names the property which gives this view; nil where there are more.
  var use: ModifierChain? { uses.count == 1 ? uses[0] : nil }

  /// The places that name the property or the view that this is the body of.
  private var uses: [ModifierChain] {
    var next = whole.parent
    var name: String?
    while let node = next, name == nil {
      if node.is(ClosureExprSyntax.self) { return [] }
      if let binding = node.as(PatternBindingSyntax.self) {
        name = binding.pattern.trimmedDescription
      }
      next = node.parent
    }
    if name == "body" {
      while let node = next, !node.is(StructDeclSyntax.self) { next = node.parent }
      name = next?.as(StructDeclSyntax.self)?.name.text
    }
    guard let name else { return [] }
    return whole.root.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.text == name, let reference = token.parent?.as(DeclReferenceExprSyntax.self),
        reference.parent?.is(MemberAccessExprSyntax.self) != true
          || reference.id == reference.parent?.as(MemberAccessExprSyntax.self)?.base?.id
      else { return nil }
      return ModifierChain(around: reference)
    }
  }

  /// All that a body, a preview or a sheet shows, of which this is a part.
  var presented: ModifierChain {
    var root = self
    var next = whole.parent
    while let node = next, !node.is(MemberBlockSyntax.self) {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)
        let modifier = member?.declName.baseName.text ?? ""
        if ["sheet", "fullScreenCover", "popover", "inspector"].contains(modifier) {
          // In what it is applied to, this goes on.
          let isInside = member.map { $0.endPosition <= root.whole.position } ?? false
          if isInside { break }
        }
        if call.isView, let view = ModifierChain(around: call) { root = view }
      }
      next = node.parent
    }
    return root
  }

  /// The views inside, itself first.
  var all: [ModifierChain] { Self.all(in: whole) }

  /// The views in a piece of syntax, each before those inside it.
  static func all(in syntax: some SyntaxProtocol) -> [ModifierChain] {
    let finder = ChainFinder(viewMode: .sourceAccurate)
    finder.walk(syntax)
    return finder.found
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a view, and isn't a modifier or a function: its name begins with a capital.
  fileprivate var isView: Bool {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

/// Finds every view in a piece of syntax.
private final class ChainFinder: SyntaxVisitor {
  var found: [ModifierChain] = []

  private var known: Set<SyntaxIdentifier> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let chain = ModifierChain(around: node), node.isView || !chain.links.isEmpty,
      known.insert(chain.whole.id).inserted
    {
      found.append(chain)
    }
    return .visitChildren
  }
}

extension TriviaPiece {
  var isComment: Bool {
    switch self {
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
    default: false
    }
  }
}

/// A file's syntax, to find and to change views in.
struct SourceViews {
  let name: String
  let text: String
  let tree: SourceFileSyntax
  /// Every view, each before those inside it.
  let chains: [ModifierChain]
  private let bytes: [UInt8]

  init(name: String, text: String) {
    self.name = name
    self.text = text
    tree = Parser.parse(source: text)
    chains = ModifierChain.all(in: tree)
    bytes = Array(text.utf8)
  }

  /// The chain that a finding's place is in, and the modifier that it names; nil where it stands at
  /// neither a view nor a modifier.
  func place(at offset: Int) -> (chain: ModifierChain, link: Int?)? {
    guard offset >= 0, offset < bytes.count,
      let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
    else { return nil }
    if let member = token.parent?.parent?.as(MemberAccessExprSyntax.self), member.base != nil,
      let call = member.parent?.as(FunctionCallExprSyntax.self),
      let chain = ModifierChain(around: call)
    {
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      return (chain, chain.links.firstIndex { $0.end == end })
    }
    // The innermost call or name that begins there.
    var node = token.parent
    while let current = node {
      if let expression = current.as(ExprSyntax.self),
        expression.positionAfterSkippingLeadingTrivia.utf8Offset == offset,
        let chain = ModifierChain(around: expression), chain.start == offset
      {
        return (chain, nil)
      }
      node = current.parent
    }
    return nil
  }

  /// The stretch of the text.
  func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[max(start, 0)..<min(max(end, start), bytes.count)], as: UTF8.self)
  }

  /// From 1.
  func line(at offset: Int) -> Int { bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }

  /// `\n`, or `\r\n` where the file has those.
  var newline: String { text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n" }

  /// The spaces and tabs that the line around an offset begins with.
  func indent(at offset: Int) -> String {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") {
      end += 1
    }
    return text(start, end)
  }

  /// The offsets of the lines' beginnings in a stretch, without that in which it begins.
  func lineStarts(_ start: Int, _ end: Int) -> [Int] {
    (start..<min(end, bytes.count)).filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      .filter { $0 < end && bytes[$0] != UInt8(ascii: "\n") && bytes[$0] != UInt8(ascii: "\r") }
  }

  /// One step of the indentation that the file uses.
  var step: String {
    if text.contains("\n\t") { return "\t" }
    return text.contains("\n    ") && !text.contains("\n  struct") && !text.contains("\n  var")
      && !text.contains("\n  private") ? "    " : "  "
  }
}
