import SwiftSyntax

/// Declarations of missing frameworks and packages: a missing one costs only what is shown of it.
/// Its types, functions and members are foreign values, whose members are foreign too, and its
/// views are placeholders.
///
/// Types of the scene that build on a framework that isn't run here: a wrapper of a UIKit view, a
/// delegate, a subclass of a view controller. Mostly the framework calls their code, which may use
/// anything of it: errors in it matter only when the scene itself runs it. Libraries mark such
/// protocols and classes by the protocol `_Foreign`.
extension Program {
  /// Whether inheriting from the type of that name means building on a framework that isn't run.
  /// - Parameter file: where the name is written.
  func isForeign(_ name: String, in file: SourceFile?) -> Bool {
    let named = file?.own?.type(name) ?? globalType(name)
    guard let type = named?.nominal ?? named?.protocols.first else {
      return Self.looksForeign(name) || file.map(mayBeMissing) == true && isUnknownType(name)
    }
    return type.isFromScene ? type.isForeign : isForeignLibraryType(type)
  }

  /// Whether an undeclared name may be a missing module's.
  func mayBeMissing(_ file: SourceFile) -> Bool { !file.missingModules.isEmpty }

  /// Returns true if a file of the scene names a module that isn't here.
  var hasMissingModules: Bool {
    files.contains { $0.isFromScene && $0.isChecked && mayBeMissing($0) }
  }

  /// Neither a type nor an alias, nor one of the compiler's own names.
  private func isUnknownType(_ name: String) -> Bool {
    globalType(name) == nil && !LexicalScope.markers.contains(name)
      && name != "Any"
  }

  /// The scene's file of that name.
  func file(named name: String?) -> SourceFile? {
    name.flatMap { name in files.first { $0.isFromScene && $0.name == name } }
  }

  /// Whether an undeclared name looks like one of Apple's frameworks: `UIView`, `WKWebView`,
  /// `ARSCNView`, `kSecClass`.
  static func looksForeign(_ name: String) -> Bool {
    if name.hasPrefix("k"), name.dropFirst().first?.isUppercase == true {
      return name.dropFirst(2).contains(where: \.isUppercase)
    }
    let count = name.prefix { $0.isUppercase }.count
    return count > 2 && name.dropFirst(count).first?.isLowercase == true
  }

  /// Returns true if two names have the prefixes of different frameworks: `CGFont`, `UIFont`.
  private static func differInFramework(_ name: String, _ other: String) -> Bool {
    let (a, b) = (name.prefix(2), other.prefix(2))
    return name.first == "k" && other.first != "k"
      || other.prefix(while: \.isUppercase).count > 2 && a.sorted() != b.sorted()
  }

  /// Whether a library has the type only in part.
  func isForeignLibraryType(_ type: NominalType) -> Bool {
    type.isStandIn || !type.isFromScene && builtin.foreign.map(type.conforms) == true
  }

  /// Whether the type may have members unknown here.
  func hasForeignMembers(_ type: NominalType) -> Bool {
    isForeignLibraryType(type)
      || type.isForeign
        && (type.kind == .classType || type.inheritedNames.contains { nominal($0) == nil })
  }

  /// The stand-in for a framework's missing type.
  func standIn(_ name: String) -> NominalType {
    if let known = standIns[name] { return known }
    let type = NominalType(name: name, kind: .classType, program: self)
    type.hasNativeRows = true
    type.isStandIn = true
    type.supertypes = builtin.foreign.map { [.nominal($0, [])] } ?? []
    standIns[name] = type
    return type
  }

  /// The stand-in for a value of a framework that isn't run, whose members are such values too.
  func foreignValue(_ name: String) -> Value {
    .host(HostBox(type: nominal(name) ?? standIn(name), payload: ForeignValue(name: name)))
  }

  /// Whether an undeclared name is a framework's: one that a library lists, or one that looks so,
  /// which is reported once; not where a similar name is more probable. A framework's names
  /// resemble each other, so among these only a misspelling counts: `UIColr`.
  func isForeign(unknown name: String, near: String?, at site: Site) -> Bool {
    if libraries.foreignValues.contains(name) { return true }
    let file = files.indices.contains(Int(site.file)) ? files[Int(site.file)] : nil
    guard
      isMissing(name, near: near, from: file)
        || Self.looksForeign(name)
          && near.map({ Suggestion.isSlip(name, for: $0) && !Self.differInFramework(name, $0) })
            != true
    else { return false }
    noteForeign(name, at: site, near: near)
    return true
  }

  /// Reports once that a type does nothing, if that is to be reported.
  func noteSaid(_ type: SwiftType, at site: @autoclosure () -> Site) {
    guard type.isStandIn, let name = type.nominal?.name, libraries.saidForeignTypes.contains(name)
    else { return }
    noteForeign(name, at: site())
  }

  /// Says once a file that a name is taken for what isn't here.
  func noteForeign(_ name: String, at site: Site, near: String? = nil) {
    let isMissing =
      files.indices.contains(Int(site.file)) && mayBeMissing(files[Int(site.file)])
    report(
      .warning, .foreignName, "Reflow does not know '\(name)'; nothing is done with it",
      at: site, remedy: libraries.reasons[name] ?? near.map { "did you mean '\($0)'?" },
      topic: "foreign \(name)\(isMissing ? " \(site.file)" : "")")
  }

  /// Whether a name is a missing module's: types are misspelt less often than variables, which may
  /// resemble another.
  private func isMissing(_ name: String, near: String?, from file: SourceFile?) -> Bool {
    guard let file, mayBeMissing(file) else { return false }
    return name.first?.isUppercase == true
      || near.map { !Suggestion.isSlip(name, for: $0) } ?? true
  }

  /// Replaces what was reported within such types. Those that build on a missing name, or on a
  /// class that does nothing here, are named; protocols that exist are the library's to report.
  func forgiveForeignTypes() {
    let foreign = sceneTypes.filter(\.isForeign)
    guard !foreign.isEmpty else { return }
    let extents = foreign.flatMap(\.extents)
    diagnostics.removeAll { problem in
      guard problem.identifier != .syntax, let place = problem.location else { return false }
      return extents.contains { $0.contains(place) }
    }
    for type in foreign where type.outer?.isForeign != true {
      let file = file(named: type.location?.file)
      guard let name = type.inheritedNames.first(where: { isForeign($0, in: file) }),
        let location = type.location,
        nominal(name)?.kind != .protocolType
      else { continue }
      diagnostics.append(
        Diagnostic(
          severity: .warning, identifier: .foreignType,
          message: "'\(type.name)' builds on '\(name)', which Reflow does not run; "
            + "only what the scene calls of it itself happens",
          location: location))
    }
  }
}

struct ForeignValue {
  let name: String
  /// Its value where the scene expects that type.
  var counterpart: Value?
}

/// A missing member: a foreign value that accepts any arguments.
final class ForeignMember: Expression {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var isPlace: Bool { true }
  override func evaluate(_ frame: Frame) -> Value { value }
  override func store(_ value: Value, _ frame: Frame) {}
}

extension Value {
  /// Whether it stands in for a value of a missing framework or package.
  public var isForeign: Bool {
    foreignName != nil
  }

  /// The name of what it replaces, such as `kSecClass` or `UIDevice.name`; nil for other values.
  var foreignName: String? {
    asForeign?.name
  }

  /// Its value where the scene expects its type.
  var foreignCounterpart: Value? { asForeign?.counterpart }

  private var asForeign: ForeignValue? {
    guard case .host(let box) = self else { return nil }
    return box.payload as? ForeignValue
  }
}

extension LexicalScope {
  /// Whether the code here is lowered while loading, so that its problems show.
  var isChecked: Bool {
    file.isFromScene && file.isChecked && owner?.isForeign != true && owner?.isStandIn != true
  }
}

extension InheritanceClauseSyntax {
  /// The inherited types' names, without arguments.
  var names: [String] { inheritedTypes.nodes.compactMap { Self.name($0.type) } }

  private static func name(_ type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(attributed.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.plainText
  }
}
