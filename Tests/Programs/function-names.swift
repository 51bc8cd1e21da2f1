// What `#function` says: a function by its signature, an accessor by its property or subscript, an
// initial value by its type.

func nameOfCaller(_ name: String = #function) -> String { name }

struct Spoken {
  var stored = #function
  static let shared = #function
  lazy var later = #function
  var default2 = nameOfCaller()
  static var made: String = { #function }()
  var computed: String { #function }
  var watched: Int = 1 {
    willSet { print(#function) }
    didSet { print(nameOfCaller()) }
  }
  subscript(index: Int) -> String {
    get { #function }
    set { print(#function, newValue) }
  }
  subscript(named name: String) -> String { #function }
  init() { print(#function) }
  init(number: Int) {
    func local(_ a: Int, b: Int = 1) { print(#function) }
    local(number)
    let closure = { print(#function) }
    closure()
  }
  static prefix func - (spoken: Spoken) -> String { #function }
  static func + (a: Spoken, b: Spoken) -> String { #function }
  func callAsFunction() -> String { #function }
  func several(_ a: Int, b: Int, _ rest: Int...) -> String { #function }
}
final class Speaking {
  var both: Int {
    get {
      print(#function)
      return 1
    }
    set { print(#function) }
  }
  deinit { print(#function) }
}

enum FunctionNameProgram {
  static func main() {
    print(Spoken().stored, Spoken.shared, Spoken.made)
    var spoken = Spoken(number: 1)
    print(spoken.later, spoken.default2, spoken.computed, spoken[1], spoken[named: ""])
    spoken[1] = "v"
    spoken.watched = 2
    print(-spoken, spoken + spoken, spoken(), spoken.several(1, b: 2, 3))
    do {
      let speaking = Speaking()
      speaking.both += 1
    }
  }
}
