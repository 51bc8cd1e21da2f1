import SwiftSyntax

/// Types of the scene that build on a framework that isn't run here: a wrapper of a UIKit view, a
/// delegate, a subclass of a view controller. Mostly the framework calls their code, which may name
/// anything of it: what is wrong with it shows where the scene itself comes to run it. Libraries mark
/// such protocols and classes of theirs by the protocol `_Foreign`.
extension Program {
  /// Whether what inherits from the type of that name builds on a framework that isn't run.
  func isForeign(_ name: String) -> Bool {
    guard let type = nominal(name) else { return Self.looksForeign(name) }
    return type.isFromScene ? type.isForeign : isForeignLibraryType(type)
  }

  /// Whether a name nobody declares is one of Apple's frameworks: `UIView`, `WKWebView`, `ARSCNView`.
  static func looksForeign(_ name: String) -> Bool {
    let count = capitals(name).count
    return count > 2 && name.dropFirst(count).first?.isLowercase == true
  }

  /// What a name begins with: `UIV` of `UIView`.
  private static func capitals(_ name: String) -> Substring { name.prefix { $0.isUppercase } }

  /// Whether a library brings the type in part only.
  func isForeignLibraryType(_ type: NominalType) -> Bool {
    type.isStandIn || !type.isFromScene && type.conforms(toNamed: "_Foreign")
  }

  /// Whether the type may have members that nothing is known of here.
  func hasForeignMembers(_ type: NominalType) -> Bool {
    type.kind == .classType && type.isForeign || isForeignLibraryType(type)
  }

  /// What stands for a framework's type that isn't there at all.
  func standIn(_ name: String) -> NominalType {
    if let known = standIns[name] { return known }
    let type = NominalType(name: name, kind: .classType, program: self)
    type.hasNativeRows = true
    type.isStandIn = true
    type.supertypes = nominal("_Foreign").map { [.nominal($0, [])] } ?? []
    standIns[name] = type
    return type
  }

  /// What stands for a value of a framework that isn't run: whatever is asked of it is another such.
  func foreignValue(_ name: String) -> Value {
    .host(HostBox(type: nominal(name) ?? standIn(name), payload: ForeignValue()))
  }

  /// Whether a name that nobody declares is a framework's: one that a library lists, or one that
  /// looks so, which is told once; not where another is near, which is more likely meant.
  func isForeign(unknown name: String, near: String?, at site: Site) -> Bool {
    if libraries.foreignValues.contains(name) { return true }
    guard Self.looksForeign(name), near.map(Self.capitals) != Self.capitals(name) else {
      return false
    }
    if reported.insert("foreign \(name)").inserted {
      report(
        .warning, "foreign-name", "Reflow does not know '\(name)'; nothing is done with it",
        at: site)
    }
    return true
  }

  /// Takes the place of what was reported within such types. Those that build on a missing name, or
  /// on a class that does nothing here, are named; of a protocol that is there the library speaks.
  func forgiveForeignTypes() {
    let foreign = sceneTypes.filter(\.isForeign)
    guard !foreign.isEmpty else { return }
    let extents = foreign.flatMap(\.extents)
    diagnostics.removeAll { problem in
      guard problem.identifier != "syntax", let place = problem.location else { return false }
      return extents.contains { $0.contains(place) }
    }
    for type in foreign where type.outer?.isForeign != true {
      guard let name = type.inheritedNames.first(where: isForeign), let location = type.location,
        nominal(name)?.kind != .protocolType
      else { continue }
      diagnostics.append(
        Diagnostic(
          severity: .warning, identifier: "foreign-type",
          message: "'\(type.name)' builds on '\(name)', which Reflow does not run; "
            + "only what the scene calls of it itself happens",
          location: location))
    }
  }
}

private struct ForeignValue {}

/// A member that isn't there: it gives what stands for any value, and takes anything.
final class ForeignMember: Expression {
  private let value: Value

  init(_ value: Value) { self.value = value }

  override var isPlace: Bool { true }
  override func evaluate(_ frame: Frame) -> Value { value }
  override func store(_ value: Value, _ frame: Frame) {}
}

extension Value {
  /// Whether it stands for a value of a framework that isn't run.
  var isForeign: Bool {
    if case .host(let box) = self { box.payload is ForeignValue } else { false }
  }
}

extension LexicalScope {
  /// Whether what stands here is lowered as the scene is loaded, so that its problems show.
  var isChecked: Bool { file.isFromScene && owner?.isForeign != true }
}

extension InheritanceClauseSyntax {
  /// The inherited types' names, without arguments.
  var names: [String] { inheritedTypes.compactMap { Self.name($0.type) } }

  private static func name(_ type: TypeSyntax) -> String? {
    if let attributed = type.as(AttributedTypeSyntax.self) { return name(attributed.baseType) }
    return type.as(IdentifierTypeSyntax.self)?.name.plainText
  }
}
