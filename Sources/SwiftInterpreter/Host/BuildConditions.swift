import SwiftIfConfig
import SwiftSyntax

/// Which branch of `#if` holds on the configured platform.
enum Platform {
  /// The contents of the branch that holds; reports an invalid condition.
  static func activeElements(
    _ syntax: IfConfigDeclSyntax, in file: SourceFile, _ program: Program
  ) -> IfConfigClauseSyntax.Elements? {
    let (active, diagnostics) = syntax.activeClause(
      in: BuildConditions(configuration: program.configuration))
    for diagnostic in diagnostics where diagnostic.diagMessage.severity == .error {
      // Operators are folded in a copy of the condition, which has no place in the file.
      let isInFile = diagnostic.node.root.id == syntax.root.id
      program.report(
        .error, .condition, diagnostic.message,
        at: program.site(isInFile ? diagnostic.node : Syntax(syntax), in: file))
    }
    return active?.elements
  }

  static func activeClause(
    _ syntax: IfConfigDeclSyntax, _ configuration: Configuration
  ) -> IfConfigClauseSyntax? {
    syntax.activeClause(in: BuildConditions(configuration: configuration)).clause
  }

  /// Whether `#available(iOS 17, *)` holds.
  static func isAvailable(
    _ syntax: AvailabilityConditionSyntax, _ configuration: Configuration
  ) -> Bool {
    var holds = true
    for argument in syntax.availabilityArguments {
      guard case .availabilityVersionRestriction(let restriction) = argument.argument,
        configuration.platforms.contains(restriction.platform.text)
          || restriction.platform.text == "anyAppleOS",
        let known = configuration.platformVersions[restriction.platform.text],
        let wanted = restriction.version.flatMap({ Int($0.major.text) })
      else { continue }
      holds = holds && known >= wanted
    }
    return syntax.availabilityKeyword.text == "#unavailable" ? !holds : holds
  }
}

/// What `#if` conditions depend on: the device that a scene is built for, and its project.
private struct BuildConditions: BuildConfiguration {
  let configuration: Configuration

  /// Scenes are built as Xcode does for a preview.
  func isCustomConditionSet(name: String) -> Bool { name == "DEBUG" }
  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }
  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1, configuration.modules.contains(module),
      !configuration.absentModules.contains(module)
    else { return false }
    switch version {
    case .unversioned: return true
    case .version(let wanted), .underlyingVersion(let wanted):
      return wanted.components.first.map { $0 <= configuration.frameworkVersion } ?? true
    }
  }
  func isActiveTargetOS(name: String) -> Bool { configuration.platforms.contains(name) }
  func isActiveTargetArchitecture(name: String) -> Bool { name == "arm64" }
  func isActiveTargetEnvironment(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { name == "_ObjC" }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
  func isActiveTargetObjectFormat(name: String) -> Bool { name == "MachO" }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { compilerVersion }
  var compilerVersion: VersionTuple { configuration.compilerVersion }
}
