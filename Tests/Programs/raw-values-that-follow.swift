// A case without a raw value has one more than the case before it, whatever kind of number it is.

enum Shade: UInt8, CaseIterable {
  case black = 30
  case red, green
  case plain = 39
  case light = 90
  case bright
}
enum Step: Int8 {
  case down = -3
  case next, last
}
enum Share: Double, CaseIterable {
  case whole = 1
  case twice
  case half = 0.5
}
enum Code: Int16, CaseIterable {
  case first
  case fifth = 4
  case sixth
}
enum Level: Float, CaseIterable {
  case low, high
}
enum Plain: Int {
  case a = 7
  case b
}

enum RawValueProgram {
  static func main() {
    print(Shade.allCases.map(\.rawValue), Shade(rawValue: 31) as Any, Shade(rawValue: 1) as Any)
    print(Step.last.rawValue, Step(rawValue: -2) as Any, Share.allCases.map(\.rawValue))
    print(Code.allCases.map(\.rawValue), Level.allCases.map(\.rawValue), Plain.b.rawValue)
  }
}
