import SwiftInterpreter

/// A module that is not here takes all its names with it: one error at the import says which the
/// file asks for, instead of one at each of them.
enum MissingModules {
  /// Apple's frameworks, which real projects have: nothing is amiss where nothing of them is missed.
  private static let frameworks: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents",
    "AuthenticationServices", "BackgroundTasks",
    "CloudKit", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage", "CoreML",
    "CoreMotion", "CoreText", "CryptoKit", "EventKit", "GameKit", "HealthKit", "ImageIO", "Intents",
    "LocalAuthentication", "MessageUI", "Metal", "MetalKit", "NaturalLanguage", "Network", "PDFKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "SafariServices", "SceneKit",
    "Security", "Speech", "SpriteKit", "StoreKit", "TipKit", "UserNotifications", "Vision",
    "WatchKit", "WebKit",
  ]

  private static func isFramework(_ missing: Diagnostic) -> Bool {
    missing.message.split(separator: "'").dropFirst().first.map { frameworks.contains(String($0)) }
      ?? false
  }

  private static let unknown: Set = ["unknown-name", "unknown-type", "unknown-macro"]

  static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let imports = diagnostics.filter { $0.identifier == "unknown-module" }
    let files = Set(imports.compactMap { $0.location?.file })
    var names: [String: [String]] = [:]
    var rest: [Diagnostic] = []
    for diagnostic in diagnostics where diagnostic.identifier != "unknown-module" {
      guard let file = diagnostic.location?.file, files.contains(file),
        let name = missingName(diagnostic)
      else {
        rest.append(diagnostic)
        continue
      }
      // Apple's frameworks bring types; a name in lower case is another file's of the project.
      if name.first?.isLowercase == true,
        imports.allSatisfy({ $0.location?.file != file || isFramework($0) })
      {
        rest.append(diagnostic)
        continue
      }
      if !names[file, default: []].contains(name) { names[file, default: []].append(name) }
    }
    return imports.compactMap { missing in
      guard let file = missing.location?.file, let names = names[file] else {
        return isFramework(missing) ? nil : missing
      }
      let shown = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
      let more = names.count > 4 ? " and \(names.count - 4) more names" : ""
      var error = missing
      error.severity = .error
      error.remedy =
        isFramework(missing)
        ? "not found: \(shown)\(more); where another file declares what of this isn't the module's, "
          + "open the folder of both"
        : "Reflow lacks what this file uses of it: \(shown)\(more)"
      return error
    } + rest
  }

  /// The name that a problem says is missing: of the file's scope, or of the environment, to which
  /// modules add values.
  private static func missingName(_ problem: Diagnostic) -> String? {
    let parts = problem.message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    if unknown.contains(problem.identifier) { return quoted.first }
    return problem.identifier == "unknown-member" && quoted.first == "EnvironmentValues"
      ? quoted.last : nil
  }
}
