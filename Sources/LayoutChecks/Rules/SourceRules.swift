import SceneLoader
import SwiftInterpreter
import SwiftSyntax
import Synchronization

/// What is measured or framed otherwise than it is meant, as the source says it.
struct SourceRules {
  let scene: Scene

  func findings() -> [RuleFinding] { scene.files.flatMap { FileFacts.of($0).findings } }

  fileprivate static func findings(in file: Scene.File) -> [RuleFinding] {
    guard file.text.hasBytes(of: "PreferenceKey") || file.text.hasBytes(of: "AsyncImage") else {
      return []
    }
    let source = SourceViews(name: file.name, text: file.text)
    return drops(in: source)
      + source.chains.flatMap { chain in
        shared(chain, source) + [phase(chain, source)].compactMap(\.self)
      }
  }

  // MARK: Preference keys

  /// Two observers of one key beside each other that write to different places.
  private static func shared(_ chain: ModifierChain, _ source: SourceViews) -> [RuleFinding] {
    var seen: [String: (target: String, line: Int)] = [:]
    return chain.links.compactMap { link -> RuleFinding? in
      guard link.name == "onPreferenceChange",
        let key = link.call.arguments.first.map({ $0.expression.trimmedDescription }),
        let closure = link.call.trailingClosure, let target = target(of: closure)
      else { return nil }
      let place = source.location(link)
      guard let other = seen[key] else {
        seen[key] = (target, place.line)
        return nil
      }
      guard other.target != target else { return nil }
      return RuleFinding(
        rule: DiagnosticID(.oneKeyTwice), location: place,
        message:
          "\(target) gets the same value as \(other.target), line \(other.line): both observe \(name(key)), "
          + "whatever the views that set it measure",
        remedy: "give each measure a key of its own, or read it with onGeometryChange")
    }
  }

  /// What the only statement of a closure assigns to.
  private static func target(of closure: ClosureExprSyntax) -> String? {
    guard closure.statements.count == 1, let only = closure.statements.first,
      let sequence = only.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let first = sequence.elements.first,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return first.trimmedDescription.replacing(/^self\./, with: "")
  }

  private static func name(_ key: String) -> String { key.replacing(/\.self$/, with: "") }

  /// Keys that several views set, whose reduce takes no value, or the last one alone.
  private static func drops(in source: SourceViews) -> [RuleFinding] {
    let setters = source.chains.flatMap { chain in
      chain.links.filter { $0.name == "preference" }.compactMap { link -> (String, Bool)? in
        guard let key = link.call.arguments.first?.expression.trimmedDescription else { return nil }
        return (name(key), chain.isRepeated)
      }
    }
    return source.tree.keys.compactMap { key, body, place -> RuleFinding? in
      let own = setters.filter { $0.0 == key }
      guard own.count > 1 || own.contains(where: \.1) else { return nil }
      let words = body.map(\.trimmedDescription)
      let isLast = words.count == 1 && words[0].contains(/^value\s*=\s*nextValue\(\)$/)
      guard words.isEmpty || isLast else { return nil }
      return RuleFinding(
        rule: DiagnosticID(.reduceDrops), location: source.location(place),
        message:
          "reduce of \(key) keeps the \(isLast ? "last" : "first") of its values: what the other views measure "
          + "is lost",
        remedy: "take both into account: value = max(value, nextValue()), a sum, or a dictionary")
    }
  }

  // MARK: Pictures that come later

  /// A frame around the picture that is loaded, and none around what stands in its place before.
  private static func phase(_ chain: ModifierChain, _ source: SourceViews) -> RuleFinding? {
    guard chain.name == "AsyncImage", !chain.links.contains(where: { isFrame($0.name) }),
      let call = chain.base.as(FunctionCallExprSyntax.self),
      let content = call.trailingClosure?.statements.first?.item.as(ExprSyntax.self),
      let picture = ModifierChain(around: content),
      let frame = picture.links.last(where: { $0.name == "frame" }),
      let waiting = call.additionalTrailingClosures.first(where: { $0.label.text == "placeholder" }
      ),
      let place = waiting.closure.statements.first?.item.as(ExprSyntax.self),
      let placeholder = ModifierChain(around: place),
      !placeholder.links.contains(where: { isFrame($0.name) }),
      ["ProgressView", "Image", "EmptyView", "Text"].contains(placeholder.name)
    else { return nil }
    return RuleFinding(
      rule: DiagnosticID(.frameInPhase), severity: .note, location: source.location(frame),
      message:
        "frame is put around the loaded picture alone: until it has come, AsyncImage is as large as its "
        + "placeholder, and what is beside it moves then",
      remedy: "put the frame around AsyncImage")
  }

  private static func isFrame(_ name: String) -> Bool {
    ["frame", "containerRelativeFrame", "aspectRatio"].contains(name)
  }
}

/// What a file's text alone says to rules. A file is read once and laid out many times.
struct FileFacts {
  let findings: [RuleFinding]
  /// The names of the layouts that it declares.
  let layouts: [String]

  /// Differs where a layout of any file may differ by it; nil where there is nothing to tell.
  var digest: String? {
    guard !findings.isEmpty || !layouts.isEmpty else { return nil }
    let words = findings.map { "\($0.rule.name) \($0.message) \($0.location as Any)" }
    return (layouts + words).joined(separator: "\n")
  }

  private static let known = Mutex<[String: (text: String, facts: FileFacts)]>([:])
  private static let mostKnown = 4096

  static func of(_ file: Scene.File) -> FileFacts {
    // Texts of one storage are equal at once.
    if let known = known.withLock({ $0[file.name] }), known.text == file.text {
      return known.facts
    }
    let facts = FileFacts(
      findings: SourceRules.findings(in: file),
      layouts: file.text.hasBytes(of: "Layout")
        ? file.text.matches(of: /struct\s+(\w+)\s*:\s*Layout\b/).map { String($0.1) } : [])
    known.withLock { known in
      if known.count >= mostKnown { known = [:] }
      known[file.name] = (file.text, facts)
    }
    return facts
  }
}

extension ModifierChain {
  /// Whether it stands in a loop of views.
  fileprivate var isRepeated: Bool {
    surroundings.contains { ["ForEach", "List"].contains($0.name) }
  }
}

extension SourceViews {
  fileprivate func location(_ link: ModifierChain.Link) -> SceneLocation {
    location(offset: link.point + 1, length: link.name.utf8.count)
  }

  fileprivate func location(_ token: TokenSyntax) -> SceneLocation {
    location(
      offset: token.positionAfterSkippingLeadingTrivia.utf8Offset, length: token.text.utf8.count)
  }

  private func location(offset: Int, length: Int) -> SceneLocation {
    let before = Array(text.utf8.prefix(offset))
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return SceneLocation(
      file: name, line: before.count { $0 == newline } + 1, column: offset - start + 1,
      offset: offset,
      length: length)
  }
}

extension SourceFileSyntax {
  /// The preference keys that it declares, with what their reduce does and where that is.
  fileprivate var keys: [(name: String, body: CodeBlockItemListSyntax, place: TokenSyntax)] {
    statements.compactMap { statement in
      let item = statement.item
      guard let group = item.asProtocol((any DeclGroupSyntax).self),
        group.inheritanceClause?.inheritedTypes.contains(where: {
          $0.type.trimmedDescription == "PreferenceKey"
        }) == true,
        let name = item.as(StructDeclSyntax.self)?.name ?? item.as(EnumDeclSyntax.self)?.name
      else { return nil }
      for member in group.memberBlock.members {
        if let function = member.decl.as(FunctionDeclSyntax.self), function.name.text == "reduce",
          let body = function.body
        {
          return (name.text, body.statements, function.name)
        }
      }
      return nil
    }
  }
}
