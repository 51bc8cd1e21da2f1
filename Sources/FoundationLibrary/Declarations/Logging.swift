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
