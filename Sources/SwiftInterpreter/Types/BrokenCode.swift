import SwiftSyntax

extension Program {
  /// Makes the scene's code with an error fail with it when called, so that the rest can run. An
  /// error outside of all bodies counts for all code of its declaration, whose meaning is then
  /// unknown.
  ///
  /// - Returns: the errors that code fails with.
  func failBrokenCode() -> Set<Diagnostic> {
    let errors = diagnostics.filter {
      $0.severity == .error && $0.location != nil && $0.identifier != .unknownModule
    }
    if errors.isEmpty { return [] }
    var written: [String: WrittenCode] = [:]
    for code in machine.codes {
      guard let place = location(code.extent) else { continue }
      written[place.file, default: WrittenCode()].add(code, at: place.bytes)
    }
    var extents: [String: [DeclarationExtent]] = [:]
    var broken: Set<ObjectIdentifier> = []
    for error in errors {
      guard let place = error.location, let written = written[place.file] else { continue }
      var meant = written.innermost(around: place.offset)
      if meant.isEmpty {
        let known = extents[place.file] ?? declarationExtents(of: place.file)
        extents[place.file] = known
        // If the syntax is wrong, the end of a declaration is unknown.
        meant = written.codes(
          within: error.identifier == .syntax ? nil : known.innermost(around: place.offset))
      }
      let holes = brokenStatements(
        around: place, within: meant.map(\.extent.length).min() ?? .max)
      if !holes.isEmpty, error.identifier != .syntax {
        for code in meant { code.pass(over: holes, with: error) }
        continue
      }
      for code in meant where broken.insert(ObjectIdentifier(code)).inserted {
        code.fail(with: error)
      }
    }
    return Set(errors)
  }

  /// An error that code fails with, at its place in the present text.
  func present(_ error: Diagnostic) -> Diagnostic { movedErrors[error] ?? error }

  /// Records the places of errors in a new text.
  func moveErrors(_ moves: [(old: Diagnostic, new: Diagnostic)]) {
    let places = Dictionary(moves.map { ($0.old, $0.new) }) { $1 }
    movedErrors = movedErrors.mapValues { places[$0] ?? $0 }
    for (old, new) in moves where !movedErrors.values.contains(new) { movedErrors[old] = new }
  }

  /// The extents of the declarations in one of the scene's files; none if there is no such file.
  private func declarationExtents(of name: String) -> [DeclarationExtent] {
    guard let file = files.first(where: { $0.isFromScene && $0.origin == nil && $0.name == name })
    else { return [] }
    func extents(_ declarations: [DeclSyntax]) -> [DeclarationExtent] {
      declarations.compactMap { declaration in
        location(site(declaration, in: file)).map { place in
          DeclarationExtent(
            bytes: place.bytes, isCondition: declaration.is(IfConfigDeclSyntax.self),
            inner: extents(Self.declarations(within: declaration)))
        }
      }
    }
    return extents(file.syntax.statements.nodes.compactMap { $0.item.as(DeclSyntax.self) })
  }

  /// A type's members, including those under a condition.
  private static func declarations(within declaration: DeclSyntax) -> [DeclSyntax] {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      return group.memberBlock.members.nodes.map(\.decl)
    }
    guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return [] }
    return condition.clauses.nodes.flatMap { clause -> [DeclSyntax] in
      switch clause.elements {
      case .decls(let members): members.nodes.map(\.decl)
      case .statements(let items): items.nodes.compactMap { $0.item.as(DeclSyntax.self) }
      default: []
      }
    }
  }
}

/// The code written in one file. A source may have thousands of both code and errors, so places are
/// plain numbers.
private struct WrittenCode {
  private var codes: [Code] = []
  /// Their extents, in bytes of the file.
  private var places: [Range<Int>] = []

  mutating func add(_ code: Code, at bytes: Range<Int>) {
    codes.append(code)
    places.append(bytes)
  }

  /// The smallest code around a byte: several, where a closure was lowered several times.
  func innermost(around offset: Int) -> [Code] {
    var length = Int.max
    for place in places where place.contains(offset) { length = min(length, place.count) }
    return codes.indices.filter { places[$0].contains(offset) && places[$0].count == length }
      .map { codes[$0] }
  }

  /// The code that begins within some bytes; all of it for nil.
  func codes(within bytes: Range<Int>?) -> [Code] {
    guard let bytes else { return codes }
    return codes.indices.filter { bytes.contains(places[$0].lowerBound) }.map { codes[$0] }
  }
}

/// The extent of a declaration, and those within it.
private struct DeclarationExtent {
  let bytes: Range<Int>
  /// A condition contains declarations and isn't one.
  let isCondition: Bool
  let inner: [DeclarationExtent]
}

extension [DeclarationExtent] {
  /// The bytes of the innermost declaration around an offset; nil outside of all.
  fileprivate func innermost(around offset: Int) -> Range<Int>? {
    guard let outer = first(where: { $0.bytes.contains(offset) }) else { return nil }
    return outer.inner.innermost(around: offset) ?? (outer.isCondition ? nil : outer.bytes)
  }
}

extension SourceLocation {
  /// In bytes of the file.
  fileprivate var bytes: Range<Int> { offset..<offset + max(length, 0) }

  /// Whether a place begins within this one.
  func contains(_ place: SourceLocation) -> Bool {
    file == place.file && bytes.contains(place.offset)
  }
}
