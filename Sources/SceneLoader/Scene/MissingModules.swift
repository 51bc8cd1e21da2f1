import SwiftInterpreter

/// All names of a missing module are missing: one problem at the import lists those that the file
/// uses, instead of one at each of them. It is an error if one of them has no stand-in.
enum MissingModules {
  /// Apple's frameworks, which real projects import: no problem as long as none of their names is
  /// missing.
  private static let frameworks: Set = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility",
    "AccessorySetupKit", "Accounts", "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport",
    "AlarmKit", "AppIntents", "AppIntentsUI", "AppKit", "AppTrackingTransparency", "AppleArchive",
    "AudioToolbox", "AuthenticationServices", "AutomaticAssessmentConfiguration", "BackgroundTasks",
    "BrowserEngineKit", "CFNetwork", "CallKit", "CarPlay", "ClassKit", "ClockKit", "CloudKit",
    "Cocoa", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI",
    "CoreMIDI", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CoreWLAN", "CreateML",
    "CreateMLComponents", "CryptoKit", "DataDetection", "DeveloperToolsSupport", "DeviceActivity",
    "DeviceCheck", "DiskArbitration", "EnergyKit", "EventKit", "EventKitUI", "ExtensionFoundation",
    "ExtensionKit", "ExternalAccessory", "FSKit", "FamilyControls", "FileProvider",
    "FileProviderUI", "FinanceKit", "FoundationModels", "GLKit", "GSS", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOBluetooth", "IOKit",
    "IOSurface", "IdentityLookup", "ImageIO", "ImagePlayground", "Intents", "IntentsUI",
    "JavaScriptCore", "JournalingSuggestions", "LinkPresentation", "LiveCommunicationKit",
    "LocalAuthentication", "LockedCameraCapture", "MLCompute", "ManagedSettings", "MarketplaceKit",
    "Matter", "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal",
    "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit",
    "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
    "Network", "NetworkExtension", "NotificationCenter", "OSLog", "OpenAL", "OpenGLES", "PDFKit",
    "PHASE", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "ProximityReader", "PushKit",
    "PushToTalk", "Quartz", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
    "RealityKit", "RegexBuilder", "ReplayKit", "RoomPlan", "SafariServices", "SafetyKit",
    "SceneKit", "ScreenCaptureKit", "ScreenTime", "SecureElementCredential", "Security",
    "SensitiveContentAnalysis", "SensorKit", "ServiceManagement", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "StoreKit", "SwiftUICore",
    "Synchronization", "SystemConfiguration", "TVServices", "TVUIKit", "TabularData",
    "ThreadNetwork", "TipKit", "TouchController", "Translation", "UserNotifications",
    "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Virtualization", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit", "WorkoutKit", "XPC",
    "iTunesLibrary", "simd",
  ]

  private static func isFramework(_ missing: Diagnostic) -> Bool {
    name(missing).map(frameworks.contains) ?? false
  }

  /// The module that a problem says is missing.
  private static func name(_ missing: Diagnostic) -> String? {
    missing.message.split(separator: "'").dropFirst().first.map(String.init)
  }

  /// The names of the modules that are reported as missing, without Apple's, in order.
  /// - Parameter file: the file that imports them, nil for any.
  static func names(in diagnostics: [Diagnostic], of file: String? = nil) -> [String] {
    let missing = diagnostics.filter {
      $0.identifier == .unknownModule && !isFramework($0)
        && (file == nil || $0.location?.file == file)
    }
    return Set(missing.compactMap(name)).sorted()
  }

  private static let unknown: Set<DiagnosticID> = [
    .unknownName, .unknownType, .unknownMacro, .foreignName,
  ]

  static func gathered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let imports = diagnostics.filter { $0.identifier == .unknownModule }
    let files = Set(imports.compactMap { $0.location?.file })
    var names: [String: [String]] = [:]
    var broken: Set<String> = []
    var rest: [Diagnostic] = []
    for diagnostic in diagnostics where diagnostic.identifier != .unknownModule {
      guard let file = diagnostic.location?.file, files.contains(file),
        let name = missingName(diagnostic)
      else {
        rest.append(diagnostic)
        continue
      }
      // Apple's frameworks declare types; a name in lower case is another file's of the project. A
      // stand-in is reported where it is used.
      if name.first?.isLowercase == true || diagnostic.identifier == .foreignName,
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
    return problem.identifier == .unknownMember && quoted.first == "EnvironmentValues"
      ? quoted.last : nil
  }
}
