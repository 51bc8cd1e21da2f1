private struct Steps: TextOutputStream {
  var text = ""
  mutating func write(_ string: String) { text += "<\(string)>" }
}

private struct Streamed: TextOutputStreamable {
  var number: Int
  func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("S")
    print(number, terminator: "!", to: &target)
  }
}

private struct Both: TextOutputStreamable, CustomStringConvertible {
  var description: String { "described" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}

private struct Debugged: TextOutputStreamable, CustomDebugStringConvertible {
  var debugDescription: String { "debugged" }
  func write<Target: TextOutputStream>(to target: inout Target) { target.write("streamed") }
}

enum TextStreams {
  static func main() {
    var text = ""
    text.write("abc")
    print(1, "b", [2.5], to: &text)
    debugPrint("q", 1, separator: "-", terminator: ".", to: &text)
    print(text)
    var steps = Steps()
    print(1, "b", separator: ", ", terminator: ";", to: &steps)
    "q".write(to: &steps)
    Character("c").write(to: &steps)
    Unicode.Scalar(65).write(to: &steps)
    "part".dropFirst().write(to: &steps)
    print(steps.text)
    var any: any TextOutputStream = Steps()
    any.write("any")
    print((any as? Steps)?.text ?? "none")
  }
}

enum StreamableValues {
  static func main() {
    print(Streamed(number: 1), [Streamed(number: 2)], "\(Streamed(number: 3))")
    print(String(describing: Streamed(number: 4)), String(reflecting: Streamed(number: 5)))
    print(Both(), [Both()], Debugged(), [Debugged()])
    debugPrint(Both(), Debugged())
  }
}

enum DumpsToStreams {
  static func main() {
    var text = ""
    let same = dump([1, 2], to: &text, name: "list")
    dump(Both(), to: &text, indent: 2)
    dump(("a", 1.5), to: &text)
    print(text, same)
  }
}
