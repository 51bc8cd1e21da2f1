import SwiftSyntax

/// Types of the scene that build on a framework that isn't run here: a wrapper of a UIKit view, a
/// delegate, a subclass of a view controller. Mostly the framework calls their code, which may name
/// anything of it: what is wrong with it shows where the scene itself comes to run it. Libraries mark
/// such protocols and classes of theirs by the protocol `_Foreign`.
extension Program {
  /// Whether what inherits from the type of that name builds on a framework that isn't run.
  func isForeign(_ name: String) -> Bool {
    guard let type = nominal(name) else { return Self.looksForeign(name) }
    return type.isFromScene
      ? type.isForeign
      : type.conforms(toNamed: "_Foreign")
  }

  /// Whether a name nobody declares is one of Apple's frameworks: `UIView`, `WKWebView`, `ARSCNView`.
  static func looksForeign(_ name: String) -> Bool {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2 && name.dropFirst(capitals.count).first?.isLowercase == true
  }

  /// Takes the place of what was reported within such types. Those that build on a missing name, or
  /// on a class that does nothing here, are named; of a protocol that is there the library speaks.
  func forgiveForeignTypes() {
    let foreign = sceneTypes.filter(\.isForeign)
    guard !foreign.isEmpty else { return }
    let extents = foreign.flatMap(\.extents)
    diagnostics.removeAll { problem in
      guard problem.identifier != "syntax", let place = problem.location else { return false }
      return extents.contains {
        $0.file == place.file && $0.offset <= place.offset && place.offset < $0.offset + $0.length
      }
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
