// Which initialiser is meant depends on what is known of the type.

protocol SectionDf {
  associatedtype I: Hashable
  var di: I { get }
}
protocol SectionSn: SectionDf {
  associatedtype C: Collection where C.Element: SectionDf
  var elements: C { get }
}
extension Int: SectionDf { var di: Int { self } }
struct SectionS: SectionSn {
  var elements: [Int]
  var di: Int { elements.count }
}
struct SectionSt<C: Collection> { var log: String }
extension SectionSt where C: RangeReplaceableCollection, C.Element: SectionDf {
  init(source: C) { self.init(source: source, section: 0) }
  init(source: C, section: Int) { log = "flat\(section) \(source.map(\.di))" }
}
extension SectionSt where C: RangeReplaceableCollection, C.Element: SectionSn {
  init(source: C) {
    typealias Section = C.Element
    typealias El = C.Element.C.Element
    var a = ContiguousArray<Section>()
    a.append(contentsOf: source)
    var b: [El.I] = []
    for e in a { b += e.elements.map(\.di) }
    log = "sect \(a.count) \(b)"
  }
}

enum SectionProgram {
  static func main() {
    print(SectionSt(source: [1, 2]).log)
    print(SectionSt(source: [SectionS(elements: [1, 2])]).log)
    print(SectionSt(source: [SectionS(elements: [1, 2])], section: 4).log)
    print(SectionSt(source: ContiguousArray([1])).log)
  }
}

struct DisfavoredN<C: Collection> {
  var raw: C
  init?(raw: C) {
    guard !raw.isEmpty else { return nil }
    self.raw = raw
  }
}
extension DisfavoredN where C: RangeReplaceableCollection {
  init?<S>(_ e: S) where S: Sequence, S.Element == C.Element { self.init(raw: C(e)) }
}
typealias DisfavoredStr = DisfavoredN<String>
extension DisfavoredStr {
  @_disfavoredOverload init?<T>(_ v: T) where T: LosslessStringConvertible {
    self.init(String(v) + "!")
  }
}

enum DisfavoredProgram {
  static func main() {
    print(DisfavoredStr("abc")?.raw as Any)
    print(DisfavoredStr(123)?.raw as Any)
  }
}

protocol GenericP {
  init(_ s: String)
  var t: String { get }
}
struct GenericN: GenericP {
  var t: String
  init(_ s: String) { t = s }
}
class GenericC<V: GenericP> {
  let v: V
  init(_ s: String) throws { v = V(s) }
  convenience init(twice s: String) throws { try self.init(s + s) }
  var d: String { v.t }
}
class GenericU: GenericC<GenericN> { override var d: String { super.d.uppercased() } }
class GenericW: GenericC<GenericN> { override init(_ s: String) throws { try super.init("w" + s) } }
func oneGeneric() -> String { (try? GenericU("ab").d) ?? "thrown" }

enum GenericProgram {
  static func main() {
    print(oneGeneric())
    print((try? GenericU(twice: "ab").d) ?? "thrown")
    print((try? GenericW("ab").d) ?? "thrown")
    print((try? GenericW(twice: "ab").d) ?? "thrown")
  }
}
