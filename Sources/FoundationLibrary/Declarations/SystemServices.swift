/// A log that nobody reads.
struct Logger {
  init() {}
  init(subsystem: String, category: String) {}
  func log(_ message: String) {}
  func log(level: OSLogType, _ message: String) {}
  func trace(_ message: String) {}
  func debug(_ message: String) {}
  func info(_ message: String) {}
  func notice(_ message: String) {}
  func warning(_ message: String) {}
  func error(_ message: String) {}
  func critical(_ message: String) {}
  func fault(_ message: String) {}
}
enum OSLogType: Hashable { case `default`, info, debug, error, fault }
enum OSLogPrivacy {
  case auto, `public`, `private`, sensitive
  enum Mask { case hash, none }
  static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
func interpolate(_ value: Any, privacy: OSLogPrivacy) -> String { "\(value)" }

struct UNAuthorizationOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static let badge = UNAuthorizationOptions(rawValue: 1)
  static let sound = UNAuthorizationOptions(rawValue: 2)
  static let alert = UNAuthorizationOptions(rawValue: 4)
  static let provisional = UNAuthorizationOptions(rawValue: 64)
}
enum UNAuthorizationStatus { case notDetermined, denied, authorized, provisional }
class UNNotificationSettings {
  var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}
class UNNotificationSound { static let `default` = UNNotificationSound() }
class UNMutableNotificationContent {
  var title: String = ""
  var subtitle: String = ""
  var body: String = ""
  var badge: NSNumber? = nil
  var sound: UNNotificationSound? = nil
  var categoryIdentifier: String = ""
  var userInfo: [String: Any] = [:]
  init() {}
}
class UNNotificationTrigger {}
class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  init(timeInterval: Double, repeats: Bool) {}
}
class UNCalendarNotificationTrigger: UNNotificationTrigger {
  init(dateMatching components: DateComponents, repeats: Bool) {}
}
class UNNotificationRequest {
  let identifier: String
  init(
    identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?
  ) { self.identifier = identifier }
}
class UNUserNotificationCenter {
  private static let shared = UNUserNotificationCenter()
  weak var delegate: AnyObject? = nil
  static func current() -> UNUserNotificationCenter { shared }
  func requestAuthorization(
    options: UNAuthorizationOptions, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {}
  func add(
    _ request: UNNotificationRequest,
    withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
  func removeAllPendingNotificationRequests() {}
  func removeAllDeliveredNotifications() {}
  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
}
enum LAPolicy { case deviceOwnerAuthentication, deviceOwnerAuthenticationWithBiometrics }
enum LABiometryType { case none, touchID, faceID, opticID }
class LAContext {
  var localizedCancelTitle: String? = nil
  var localizedFallbackTitle: String? = nil
  var biometryType: LABiometryType { .none }
  init() {}
  func canEvaluatePolicy(_ policy: LAPolicy, error: inout NSError?) -> Bool { false }
  func canEvaluatePolicy(_ policy: LAPolicy, error: Any?) -> Bool { false }
  func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {}
}
class CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}
class CHHapticEventParameter {
  enum ID { case hapticIntensity, hapticSharpness }
  init(parameterID: ID, value: Float) {}
}
class CHHapticEvent {
  enum EventType { case hapticTransient, hapticContinuous }
  init(eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: Double) {}
  init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: Double,
    duration: Double
  ) {}
}
class CHHapticPattern {
  init(events: [CHHapticEvent], parameters: [Any]) throws {}
}
class CHHapticPatternPlayer {
  func start(atTime time: Double) throws {}
  func stop(atTime time: Double) throws {}
}
class CHHapticEngine {
  var stoppedHandler: ((Any) -> Void)? = nil
  var resetHandler: (() -> Void)? = nil
  init() throws {}
  static func capabilitiesForHardware() -> CHHapticDeviceCapability {
    CHHapticDeviceCapability()
  }
  func start() throws {}
  func stop() {}
  func makePlayer(with pattern: CHHapticPattern) throws -> CHHapticPatternPlayer {
    CHHapticPatternPlayer()
  }
}
class CMAttitude {
  var roll: Double { 0 }
  var pitch: Double { 0 }
  var yaw: Double { 0 }
}
struct CMAcceleration { var x = 0.0, y = 0.0, z = 0.0 }
class CMDeviceMotion {
  var attitude: CMAttitude { CMAttitude() }
  var gravity: CMAcceleration { CMAcceleration() }
  var userAcceleration: CMAcceleration { CMAcceleration() }
}
class CMAccelerometerData {
  var acceleration: CMAcceleration { CMAcceleration() }
}
class CMMotionManager {
  var deviceMotionUpdateInterval: Double = 0
  var accelerometerUpdateInterval: Double = 0
  var isDeviceMotionAvailable: Bool { false }
  var isAccelerometerAvailable: Bool { false }
  var deviceMotion: CMDeviceMotion? { nil }
  var accelerometerData: CMAccelerometerData? { nil }
  init() {}
  func startDeviceMotionUpdates() {}
  func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  func stopDeviceMotionUpdates() {}
  func startAccelerometerUpdates() {}
  func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  func stopAccelerometerUpdates() {}
}
func AudioServicesPlaySystemSound(_ sound: UInt32) {}
let kSystemSoundID_Vibrate: UInt32 = 4095
