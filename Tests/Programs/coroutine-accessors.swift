// Accessors that yield a place.

struct PlacesN<C: Collection>: Collection {
  var raw: C
  init(_ r: C) { raw = r }
  var startIndex: C.Index { raw.startIndex }
  var endIndex: C.Index { raw.endIndex }
  subscript(p: C.Index) -> C.Element { raw[p] }
  func index(after i: C.Index) -> C.Index { raw.index(after: i) }
}
extension PlacesN: MutableCollection where C: MutableCollection {
  subscript(p: C.Index) -> C.Element {
    _read { yield raw[p] }
    _modify { yield &raw[p] }
  }
}
struct PlacesM<C: Collection> {
  var raw: C
  subscript(p: C.Index) -> C.Element { raw[p] }
}
extension PlacesM where C: MutableCollection {
  subscript(p: C.Index) -> C.Element {
    get { raw[p] }
    set { raw[p] = newValue }
  }
}
func aPlaces() -> [Int] {
  var n = PlacesN([1, 2, 3])
  n[1] += 5
  return n.raw
}
func bPlaces() -> [Int] {
  var n = PlacesN([1, 2, 3])
  n[1] = 7
  return n.raw
}
func cPlaces() -> [Int] {
  var n = PlacesN([1, 2, 3])
  n.swapAt(0, 2)
  return n.raw
}
func dPlaces() -> [Int] {
  var n = PlacesM(raw: [1, 2, 3])
  n[1] = 7
  n[0] += 1
  return n.raw
}
func ePlaces() -> [String] {
  var n = PlacesN(["a", "b"])
  n[1].append("!")
  return n.raw
}
func gPlaces() -> [String] {
  var n = PlacesM(raw: ["a", "b"])
  n[1].append("!")
  return n.raw
}

enum PlacesProgram {
  static func main() {
    print(aPlaces())
    print(bPlaces())
    print(cPlaces())
    print(dPlaces())
    print(ePlaces())
    print(gPlaces())
  }
}
