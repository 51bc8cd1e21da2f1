// Static methods and requirements as functions.

protocol ReadingR { static func read(_ s: inout String) throws -> Self }
protocol ReadingQ { var q: String { get } }
typealias ReadingF = ReadingR & ReadingQ
extension ReadingR { static func orRewind(_ s: inout String) throws -> Self { try read(&s) } }
struct ReadingA: ReadingF {
  var q: String
  static func read(_ s: inout String) throws -> ReadingA {
    let c = s.removeFirst()
    return ReadingA(q: "a\(c)")
  }
}
struct ReadingB: ReadingF {
  var q: String
  static func read(_ s: inout String) throws -> ReadingB {
    let c = s.removeFirst()
    return ReadingB(q: "b\(c)")
  }
}
func kindReading(_ n: Int) -> ReadingF.Type { n == 0 ? ReadingA.self : ReadingB.self }
func makeReading(_ f: (inout String) throws -> ReadingF, _ s: inout String) rethrows -> String {
  try f(&s).q
}
func goReading(_ n: Int) throws -> String {
  var s = "xyz"
  let t = kindReading(n)
  return try makeReading(t.orRewind, &s) + s
}
func go2Reading() throws -> String {
  var s = "xyz"
  return try makeReading(ReadingA.orRewind, &s) + s
}
func go3Reading() throws -> String {
  var s = "xyz"
  return try makeReading(ReadingB.read, &s) + s
}
func go4Reading(_ n: Int) throws -> String {
  var s = "xyz"
  let t = kindReading(n)
  return try makeReading(t.read, &s) + s
}
func go5Reading(_ n: Int) throws -> String {
  var s = "xyz"
  let t = kindReading(n)
  let f = t.orRewind
  return try f(&s).q + s
}

enum ReadingProgram {
  static func main() {
    print((try? goReading(0)) ?? "thrown")
    print((try? go2Reading()) ?? "thrown")
    print((try? go3Reading()) ?? "thrown")
    print((try? go4Reading(1)) ?? "thrown")
    print((try? go5Reading(1)) ?? "thrown")
  }
}

protocol NamingR {
  static func read(_ s: inout String) -> Self
  static func name() -> String
}
protocol NamingQ { var q: String { get } }
extension NamingR {
  static func orRewind(_ s: inout String) -> Self { read(&s) }
  static func twice() -> String { name() + name() }
}
struct NamingA: NamingR, NamingQ {
  var q: String
  static func name() -> String { "NamingA" }
  static func read(_ s: inout String) -> NamingA {
    let c = s.removeFirst()
    return NamingA(q: "a\(c)")
  }
}
func aNaming() -> String {
  var s = "xyz"
  return NamingA.orRewind(&s).q
}
func bNaming() -> String {
  var s = "xyz"
  let f = NamingA.orRewind
  return f(&s).q
}
func cNaming() -> String {
  let f = NamingA.twice
  return f()
}
func dNaming() -> String {
  let f: () -> String = NamingA.twice
  return f()
}
func runNaming(_ f: () -> String) -> String { f() }

enum NamingProgram {
  static func main() {
    print(aNaming())
    print(bNaming())
    print(cNaming())
    print(dNaming())
    print(runNaming(NamingA.twice))
    print([NamingA.twice, NamingA.name].map { $0() })
  }
}
