import Foundation

enum Conditions {
  static func main() {
    #if compiler(>=5.9) && swift(>=5)
      print("a compiler of today")
    #else
      print("an old one")
    #endif
    #if !(os(Windows) || os(WASI)) && _pointerBitWidth(_64)
      print("eight bytes")
    #endif
    #if _endian(little)
      print("little end first")
    #elseif _endian(big)
      print("big end first")
    #endif
    #if canImport(Foundation) || canImport(NoSuchModule, _version: 2)
      print("Foundation")
    #endif
    #if targetEnvironment(macCatalyst)
      print("Catalyst")
    #elseif NO_SUCH_FLAG
      print("a flag")
    #else
      print("neither")
    #endif
  }
}

enum ConditionsOfMembers {
  struct Row {
    #if swift(>=4.2) && !swift(>=99)
      var width = 3
    #else
      var height = 4
    #endif
  }

  static func main() {
    print(Row())
    let side = [1, 2]
      #if false
        .map { $0 * 100 }
      #elseif swift(>=5.5)
        .map { $0 * 2 }
      #endif
    print(side)
    switch side.count {
    #if os(NoSuchSystem)
      case 2: print("no")
    #else
      case 2: print("two")
    #endif
    default: print("other")
    }
  }
}
