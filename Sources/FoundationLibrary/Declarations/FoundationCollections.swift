class NSCache<KeyType: Hashable, ObjectType>: NSObject {
  var name: String = ""
  var countLimit: Int = 0
  var totalCostLimit: Int = 0
  private var objects: [KeyType: ObjectType] = [:]
  override init() {}
  func object(forKey key: KeyType) -> ObjectType? { objects[key] }
  func setObject(_ object: ObjectType, forKey key: KeyType) { objects[key] = object }
  func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    objects[key] = object
  }
  func removeObject(forKey key: KeyType) { objects[key] = nil }
  func removeAllObjects() { objects = [:] }
}
class NSCountedSet: NSObject {
  private var counts: [AnyHashable: Int] = [:]
  override init() {}
  init(array: [AnyHashable]) { for object in array { counts[object, default: 0] += 1 } }
  var count: Int { counts.count }
  var allObjects: [Any] { Array(counts.keys) }
  func add(_ object: AnyHashable) { counts[object, default: 0] += 1 }
  func remove(_ object: AnyHashable) {
    let rest = count(for: object) - 1
    counts[object] = rest > 0 ? rest : nil
  }
  func count(for object: AnyHashable) -> Int { counts[object] ?? 0 }
  func contains(_ object: AnyHashable) -> Bool { counts[object] != nil }
}
typealias NSURL = URL
struct SIMD2<Scalar: Hashable>: Hashable {
  var x: Scalar
  var y: Scalar
  init(x: Scalar, y: Scalar) {
    self.x = x
    self.y = y
  }
  init(_ x: Scalar, _ y: Scalar) { self.init(x: x, y: y) }
  init(arrayLiteral elements: Scalar...) { self.init(x: elements[0], y: elements[1]) }
}
