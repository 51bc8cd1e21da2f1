import LayoutSolver
import SceneLoader
import Testing

/// What a scene does with frameworks that aren't run: listed ones say nothing, others warn once, and
/// either way their values count as nothing, so that the scene's own code goes on.
struct ForeignNameTests {
  private func loaded(_ source: String) -> Scene {
    Scene(files: [Scene.File(name: "scene.swift", text: source)], name: "scene")
  }

  private func texts(_ scene: Scene) throws -> [String] {
    let device = try #require(Device.named("iphone-16-pro"))
    let outcome = scene.layout(device.settings(.portrait))
    #expect(outcome.diagnostics == [])
    let result = try #require(outcome.result)
    return result.nodes.filter { $0.name == "Text" }.map { $0.detail }.map {
      $0.replacing("\"", with: "")
    }
  }

  @Test("A scene's functions may have names that C's library has, too")
  func aScenesFunctionsAreMeant() throws {
    let scene = loaded(
      """
      import SwiftUI
      func stat(_ value: String) -> some View { Text("stat \\(value)") }
      func close() -> String { "closed" }
      struct ContentView: View {
        func timeval(_ n: Int) -> some View { Text("time \\(n)") }
        func open() -> String { "opened" }
        var body: some View {
          func rusage(_ n: Int) -> String { "used \\(n)" }
          return VStack {
            stat("1")
            timeval(2)
            Text(rusage(3))
            Text(open())
            Text(close())
          }
        }
      }
      """)
    #expect(scene.diagnostics == [])
    #expect(try texts(scene) == ["stat 1", "time 2", "used 3", "opened", "closed"])
  }

  @Test("A missing package's operators, and what is made of its values, cost their own code alone")
  func operatorsOfPackages() throws {
    let scene = loaded(
      """
      import Injected
      import SwiftUI
      import UserNotifications
      struct Model { var name = "no name" }
      struct ContentView: View {
        let resolver = Resolver()
        var model: Model { resolver~> }
        func combined() { _ = resolver >=> { $0 } }
        var number: String {
          guard let number = Int(resolver.text) else { return "no number" }
          return "\\(number)"
        }
        var dispatch: Dispatch? = nil
        func tell() { dispatch?(Model()) }
        func kept() -> any CustomStringConvertible {
          objc_getAssociatedObject(self, "name") as? any CustomStringConvertible ?? "nothing"
        }
        func remind() {
          let content = UNMutableNotificationContent()
          content.userInfo = ["name": "x", "count": 1]
        }
        var body: some View { Text(number).injected.size(20).onAppear { remind() } }
      }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(try texts(scene) == ["no number"])
  }

  /// With the numbers of Apple's headers.
  @Test("What a person has allowed is a case with its number")
  func permissions() throws {
    let scene = loaded(
      """
      import LocalAuthentication
      import SwiftUI
      import UserNotifications
      @Observable final class Manager { var status: UNAuthorizationStatus = .authorized }
      struct ContentView: View {
        @State private var manager = Manager()
        let kind = LABiometryType.faceID
        var words: String {
          switch manager.status {
          case .authorized: "allowed"
          case .notDetermined: "not asked"
          @unknown default: "unknown"
          }
        }
        var body: some View { Text("\\(words) \\(manager.status.rawValue) \\(kind.rawValue)") }
      }
      """)
    #expect(scene.diagnostics == [])
    #expect(try texts(scene) == ["allowed 2 2"])
  }

  @Test("A view of a framework may be wrapped by a type alias")
  func wrappersByAlias() throws {
    let scene = loaded(
      """
      import SwiftUI
      private typealias Wrapper = UIViewControllerRepresentable
      struct Wrapped: Wrapper {
        typealias Base = UIViewController
        class Controller: Base {
          override func loadView() { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        }
        func makeUIViewController(context: Context) -> Controller { Controller() }
        func updateUIViewController(_ controller: Controller, context: Context) {
          controller.additionalSafeAreaInsets.top = 3
        }
      }
      struct ContentView: View { var body: some View { VStack { Text("a"); Wrapped() } } }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    #expect(try texts(scene) == ["a"])
  }

  @Test("What the scene adds to a framework's types is there")
  func extensionsOfFrameworksTypes() throws {
    let scene = loaded(
      """
      import SwiftUI
      import UIKit
      extension UICollectionView {
        static let columns = 3
        var isWide: Bool { bounds.width > 400 }
        func prepare() { register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell") }
      }
      extension UIView {
        static var spacing: CGFloat { 12 }
        func pin(to other: UIView) { addSubview(other) }
      }
      struct ContentView: View {
        var body: some View {
          VStack(spacing: UIView.spacing) {
            Text("\\(UICollectionView.columns)")
            Text("\\(UIView.spacing)")
          }
        }
      }
      """)
    #expect(scene.diagnostics.allSatisfy { $0.severity == .warning })
    let device = try #require(Device.named("iphone-16-pro"))
    let result = try #require(scene.layout(device.settings(.portrait)).result)
    #expect(result.nodes.filter { $0.name == "Text" }.map(\.detail) == ["\"3\"", "\"12.000000\""])
  }

  @Test func listedNamesSayNothing() throws {
    let scene = loaded(
      """
      import CoreHaptics
      import CoreMotion
      import SwiftUI
      import UserNotifications
      struct ContentView: View {
        @State private var engine: CHHapticEngine?
        let motion = CMMotionManager()
        var supports: Bool { CHHapticEngine.capabilitiesForHardware().supportsHaptics }
        var body: some View {
          VStack {
            Text(supports ? "haptics" : "none")
            Text("roll \\(Int(motion.deviceMotion?.attitude.roll ?? 0))")
          }
          .onAppear {
            UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
            var events = [CHHapticEvent]()
            events.append(CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0))
            engine = try? CHHapticEngine()
            AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
          }
        }
      }
      """)
    #expect(scene.diagnostics == [])
    #expect(try texts(scene) == ["none", "roll 0"])
  }

  /// Each use has the value that stands for nothing: false, zero, an empty text, no elements, nil.
  @Test func anUnknownValueCountsAsNothing() throws {
    let scene = loaded(
      """
      import ARKit
      import SwiftUI
      struct ContentView: View {
        let session = ARSession()
        @State private var reply = ""
        var name: String { session.name }
        var share: Double { session.progress * 2 + 1 }
        var anchors: String {
          var found = "no anchors"
          for anchor in session.anchors { found = anchor.name }
          return found
        }
        var frame: String {
          if let frame = session.currentFrame { return "\\(frame.id)" }
          return session.currentFrame == nil ? "no frame" : "frame"
        }
        var mode: String {
          switch session.mode {
          case .world: "world"
          default: "other"
          }
        }
        func answer() -> String {
          switch session.answer(to: "a") {
          case .right: return "right"
          case .wrong(_, let reason): return "wrong \\(reason)"
          case .none: return "no answer"
          }
        }
        var place: String {
          let word = switch session.place { case nil: "nowhere"; case let place?: "\\(place)" }
          if case .some(let place) = session.place { return "\\(place)" }
          if case .none = session.place { return word }
          return "somewhere"
        }
        var body: some View {
          VStack {
            if ARSession.isSupported { Text("supported") } else { Text("not supported") }
            if !session.isRunning, session.count == 0 { Text("count 0") }
            Text(verbatim: "[\\(name)] [\\(session.title)] \\(share)")
            Text(anchors)
            Text(frame)
            Text(mode)
            Text(place)
            Text(reply).onAppear { reply = answer() }
            Text(session.error ?? "no error")
            ForEach(0..<session.count, id: \\.self) { Text("\\($0)") }
          }
        }
      }
      """)
    #expect(
      scene.diagnostics.map(\.message) == [
        "Reflow does not know 'ARSession'; nothing is done with it"
      ])
    #expect(
      try texts(scene) == [
        "not supported", "count 0", "[] [] 1.0", "no anchors", "no frame", "other", "nowhere",
        "no answer", "no error",
      ])
  }

  /// Foundation and the frameworks are here in part. What they lack costs itself alone, and is said;
  /// a slip of the finger is an error as in any code.
  @Test func whatALibraryLacksCostsItselfAlone() throws {
    let scene = loaded(
      """
      import Security
      import SwiftUI
      struct ContentView: View {
        let url = URL(fileURLWithPath: "/a")
        let keys: [String: String] = [kSecClass as String: "a", kSecAttrService as String: "b"]
        private let lock = NSLock()
        @MainActor var map: MKMapView? { nil }
        func read() -> String {
          guard url.startAccessingSecurityScopedResource() else { return "denied" }
          let (values, more) = url.reachability(of: 3)
          return "read \\(values) \\(more)"
        }
        var body: some View {
          VStack {
            Text(read())
            Text("\\(keys.count)")
            Text(ProcessInfo.processInfo.thermalState == .critical ? "hot" : "cool")
          }
        }
      }
      """)
    #expect(scene.diagnostics.filter { $0.severity == .error } == [])
    let messages = scene.diagnostics.map(\.message)
    #expect(
      messages.contains(
        "Reflow does not know 'startAccessingSecurityScopedResource' of 'URL'; "
          + "nothing is done with it"))
    #expect(
      messages.contains(
        "Reflow does not know 'thermalState' of 'ProcessInfo'; nothing is done with it"))
    #expect(try texts(scene) == ["denied", "2", "cool"])
  }

  @Test func aSlipIsAnErrorStill() {
    let scene = loaded(
      """
      import SwiftUI
      struct ContentView: View {
        let color = UIColr.red
        let path = Bundle.main.bundlePth
        var body: some View { Text("x") }
      }
      """)
    let errors = scene.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map(\.message) == [
        "cannot find 'UIColr' in scope", "value of type 'Bundle' has no member 'bundlePth'",
      ])
    #expect(errors.map(\.remedy) == ["did you mean 'UIColor'?", "did you mean 'bundlePath'?"])
  }

  /// What another program prints would show; that it isn't run is said where it is named.
  @Test func programsAreNotRun() throws {
    let scene = loaded(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var branch = "none"
        var body: some View {
          Text(branch).onAppear {
            let process = Process()
            let pipe = Pipe()
            process.standardOutput = pipe
            try? process.run()
            let data = pipe.fileHandleForReading.readDataToEndOfFile()
            if let text = String(data: data, encoding: .utf8), !text.isEmpty { branch = text }
          }
        }
      }
      """)
    #expect(
      scene.diagnostics.map(\.message) == [
        "Reflow does not know 'Process'; nothing is done with it",
        "Reflow does not know 'Pipe'; nothing is done with it",
      ])
    #expect(try texts(scene) == ["none"])
  }

  /// How a recording is told to be made is a dictionary whose keys differ.
  @Test func settingsOfARecordingAreKept() throws {
    let scene = loaded(
      """
      import AVFoundation
      import SwiftUI
      struct ContentView: View {
        let format: AudioFormatID = kAudioFormatLinearPCM
        let settings: [String: Any] = [
          AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 12000,
          AVNumberOfChannelsKey: 1, AVEncoderAudioQualityKey: AVAudioQuality.high.rawValue,
        ]
        var body: some View { Text("\\(settings.count)") }
      }
      """)
    #expect(scene.diagnostics.map(\.message) == [])
    #expect(try texts(scene) == ["4"])
  }
}
