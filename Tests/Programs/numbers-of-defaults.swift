import Foundation

enum NumbersOfDefaults {
  static func main() {
    let kept = UserDefaults(suiteName: "numbers-of-defaults") ?? .standard
    let values: [(String, Any)] = [
      ("whole", 7), ("text", "12"), ("flag", true), ("part", 2.5), ("word", "yes"),
      ("float", Float(1.5)),
    ]
    for (key, value) in values { kept.set(value, forKey: key) }
    for key in values.map(\.0) + ["none"] {
      print(key, kept.integer(forKey: key), kept.double(forKey: key), kept.float(forKey: key))
      print(kept.bool(forKey: key), kept.string(forKey: key) ?? "nil")
    }
    for key in values.map(\.0) { kept.removeObject(forKey: key) }
    print(kept.string(forKey: "whole") ?? "gone")
  }
}
