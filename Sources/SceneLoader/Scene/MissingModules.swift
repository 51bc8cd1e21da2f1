import SwiftInterpreter

/// All names of a missing module are missing: one problem at the import lists those that the file
/// uses, instead of one at each of them. It is an error if one of them has no stand-in.
enum MissingModules {
  /// Apple's frameworks, which real projects import: no problem as long as none of their names is
  /// missing.
  private static let frameworks: Set = [
    "ARKit", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AppIntents", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks",
    "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics",
    "CoreImage", "CoreMedia", "CoreML", "CoreSpotlight", "CoreTransferable",
    "CoreMotion", "CoreText", "CryptoKit", "EventKit", "GameKit", "HealthKit", "ImageIO", "Intents",
    "LinkPresentation", "LocalAuthentication", "MessageUI", "Metal", "MetalKit", "MetricKit",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "RealityKit", "RegexBuilder", "SafariServices",
    "SceneKit",
    "Security", "Speech", "SpriteKit", "StoreKit", "TipKit", "UserNotifications", "Vision",
    "WatchKit", "WeatherKit", "WebKit", "simd",
  ]

  private static func isFramework(_ missing: Diagnostic) -> Bool {
    missing.message.split(separator: "'").dropFirst().first.map { frameworks.contains(String($0)) }
      ?? false
  }

  private static let unknown: Set = [
    "unknown-name", "unknown-type", "unknown-macro", "foreign-name",
  ]

  static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let imports = diagnostics.filter { $0.identifier == "unknown-module" }
    let files = Set(imports.compactMap { $0.location?.file })
    var names: [String: [String]] = [:]
    var broken: Set<String> = []
    var rest: [Diagnostic] = []
    for diagnostic in diagnostics where diagnostic.identifier != "unknown-module" {
      guard let file = diagnostic.location?.file, files.contains(file),
        let name = missingName(diagnostic)
      else {
        rest.append(diagnostic)
        continue
      }
      // Apple's frameworks declare types; a name in lower case is another file's of the project. A
      // stand-in is reported where it is used.
      if name.first?.isLowercase == true || diagnostic.identifier == "foreign-name",
        imports.allSatisfy({ $0.location?.file != file || isFramework($0) })
      {
        rest.append(diagnostic)
        continue
      }
      if diagnostic.severity == .error { broken.insert(file) }
      if !names[file, default: []].contains(name) { names[file, default: []].append(name) }
    }
    return imports.compactMap { missing in
      guard let file = missing.location?.file, let names = names[file] else {
        return isFramework(missing) ? nil : missing
      }
      let shown = names.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
      let more = names.count > 4 ? " and \(names.count - 4) more names" : ""
      var problem = missing
      guard broken.contains(file) else {
        problem.remedy = "nothing is done with what this file uses of it: \(shown)\(more)"
        return problem
      }
      problem.severity = .error
      problem.remedy =
        isFramework(missing)
        ? "not found: \(shown)\(more); where another file declares what of this isn't the module's, "
          + "open the folder of both"
        : "Reflow lacks what this file uses of it: \(shown)\(more)"
      return problem
    } + rest
  }

  /// The name that a problem reports as missing: of the file's scope, or of the environment, to
  /// which modules add values.
  private static func missingName(_ problem: Diagnostic) -> String? {
    let parts = problem.message.split(separator: "'", omittingEmptySubsequences: false)
    let quoted = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    if unknown.contains(problem.identifier) { return quoted.first }
    return problem.identifier == "unknown-member" && quoted.first == "EnvironmentValues"
      ? quoted.last : nil
  }
}
