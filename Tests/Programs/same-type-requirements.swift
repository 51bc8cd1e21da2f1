// What one argument is tells what another one must be.

protocol MergedPub<Output> {
  associatedtype Output
  var last: Output { get }
}
struct MergedJust<Output>: MergedPub { let last: Output }
struct MergedMapped<Base: MergedPub, Output>: MergedPub {
  let base: Base
  let f: (Base.Output) -> Output
  var last: Output { f(base.last) }
}
extension MergedPub {
  func map<T>(_ f: @escaping (Output) -> T) -> MergedMapped<Self, T> {
    MergedMapped(base: self, f: f)
  }
}
struct MergedPt: Equatable {
  var x = 0
  static let zero = MergedPt()
  static let one = MergedPt(x: 1)
}
struct MergedMerge<A: MergedPub, B: MergedPub> where A.Output == B.Output {
  let a: A
  let b: B
  init(_ a: A, _ b: B) {
    self.a = a
    self.b = b
  }
  var both: [A.Output] { [a.last, b.last] }
}
func mergeMerged<A: MergedPub, B: MergedPub>(_ a: A, with b: B) -> [A.Output]
where A.Output == B.Output { [a.last, b.last] }
extension MergedPub {
  func merged<B: MergedPub>(_ b: B) -> [Output] where B.Output == Output { [last, b.last] }
}
func twoMerged<S: Sequence>(_ s: S) -> Int where S.Element == MergedPt {
  Array(s).map(\.x).reduce(0, +)
}

enum MergedProgram {
  static func main() {
    print(MergedJust(last: MergedPt.zero).merged(MergedJust(last: 3).map { _ in .one }))
    print(mergeMerged(MergedJust(last: MergedPt.zero), with: MergedJust(last: 3).map { _ in .one }))
    print(MergedMerge(MergedJust(last: MergedPt.zero), MergedJust(last: 3).map { _ in .one }).both)
    print(
      MergedMerge(
        MergedJust(last: 3).map { _ in MergedPt(x: 4) },
        MergedJust(last: 3).map { $0 > 2 ? .one : .zero }
      ).both)
    print(twoMerged([1, 2].lazy.map { _ in .one }))
    print(twoMerged([1, 2].map { _ in .one }))
  }
}

struct AliasN<C: Collection> {
  var raw: C
  init(raw: C) { self.raw = raw }
}
extension AliasN where C: RangeReplaceableCollection {
  init(_ h: C.Element, _ t: C.Element...) { self.init(raw: C([h] + t)) }
  init?<S>(_ e: S) where S: Sequence, S.Element == C.Element { self.init(raw: C(e)) }
}
typealias AliasNS<E> = AliasN<Set<E>> where E: Hashable
typealias AliasNA<E> = AliasN<[E]>
extension AliasN where C == Set<Int> { init(_ h: Int) { self.init(raw: [h, 0]) } }

enum AliasProgram {
  static func main() {
    print(AliasNA("q").raw, AliasNA(1, 2).raw)
    print(AliasNA(1...3)?.raw as Any)
    print(AliasNA([1, 2])?.raw as Any)
    print(AliasN<String>("abc")?.raw as Any)
    print(AliasNS(5).raw.count)
  }
}

func aZero<T: Collection>(_ s: T) -> T.Element where T.Element: AdditiveArithmetic {
  let z: T.Element = .zero
  return z
}
func bZero<T: Collection>(_ s: T) -> T.Element where T.Element: AdditiveArithmetic {
  s.reduce(.zero, +)
}
func cZero<T: Collection>(_ s: T) -> Bool where T.Element: AdditiveArithmetic {
  let f = s.first!
  return f == .zero
}
func dZero<T: Sequence>(_ s: T) -> Bool where T.Element: AdditiveArithmetic {
  for x in s { return x == .zero }
  return false
}
func eZero<T: Collection>(_ s: T) -> Bool where T.Element: AdditiveArithmetic {
  for x in s { return x == .zero }
  return false
}
func fZero<T: Collection>(_ s: T) -> Bool where T.Element: AdditiveArithmetic {
  for x in s { return x == T.Element.zero }
  return false
}

enum ZeroProgram {
  static func main() {
    print(aZero([1]))
    print(bZero([1]))
    print(cZero([1]))
    print(dZero([1]))
    print(eZero([1]))
    print(fZero([1]))
  }
}
