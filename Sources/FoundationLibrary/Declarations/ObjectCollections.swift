/// How the object of a collection shows its elements: one to a line, with nested ones further to
/// the right.
enum _ObjectText {
  static func lines(_ lines: [String], _ open: String, _ close: String, _ level: Int) -> String {
    let indent = String(repeating: "    ", count: level)
    return indent + open + "\n" + lines.map { indent + "    " + $0 + "\n" }.joined() + indent
      + close
  }
  static func text(_ value: Any, _ level: Int) -> String {
    let value = _unboxed(value)
    if let list = value as? [Any] {
      let last = list.count - 1
      let lines = list.enumerated().map {
        text($0.element, level + 1) + ($0.offset < last ? "," : "")
      }
      return _ObjectText.lines(lines, "(", ")", level)
    }
    if let pairs = value as? [AnyHashable: Any] {
      let lines = pairs.map { "\($0.key) = \(text($0.value, level + 1));" }
      return _ObjectText.lines(lines, "{", "}", level)
    }
    if let members = value as? Set<AnyHashable> {
      return _ObjectText.lines(members.map { text($0, level + 1) }, "{(", ")}", level)
    }
    return "\(value)"
  }
}

/// What a file's property list holds; nil where there is no such file, or it isn't one.
func _propertyList(ofFile path: String) -> Any? {
  FileManager.default.contents(atPath: path).flatMap {
    try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
  }
}

class NSArray: NSObject, Sequence<Any>, _Bridged, ExpressibleByArrayLiteral {
  var _plain: [Any]
  override init() { _plain = [] }
  init(array: [Any]) { _plain = array }
  init(object: Any) { _plain = [object] }
  init(objects: Any...) { _plain = objects }
  required init(arrayLiteral elements: Any...) { _plain = elements }
  init?(contentsOfFile path: String) {
    guard let all = _propertyList(ofFile: path) as? [Any] else { return nil }
    _plain = all
  }
  convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  func makeIterator() -> AnyIterator<Any> { AnyIterator(_plain.makeIterator()) }
  override var description: String { _ObjectText.text(_plain, 0) }
  override var hash: Int { _plain.count }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? [Any] else { return false }
    return isEqual(to: other)
  }
  func isEqual(to other: [Any]) -> Bool {
    _plain.count == other.count && zip(_plain, other).allSatisfy { _areEqual($0, $1) }
  }
  func copy() -> Any { NSArray(array: _plain) }
  func mutableCopy() -> Any { NSMutableArray(array: _plain) }
  var count: Int { _plain.count }
  var firstObject: Any? { _plain.first }
  var lastObject: Any? { _plain.last }
  subscript(index: Int) -> Any { _plain[index] }
  func object(at index: Int) -> Any { _plain[index] }
  func objects(at indexes: IndexSet) -> [Any] { indexes.map { _plain[$0] } }
  func contains(_ object: Any) -> Bool { _plain.contains { _areEqual($0, object) } }
  func index(of object: Any) -> Int {
    _plain.firstIndex { _areEqual($0, object) } ?? NSNotFound
  }
  func adding(_ object: Any) -> [Any] { _plain + [object] }
  func addingObjects(from array: [Any]) -> [Any] { _plain + array }
  func subarray(with range: NSRange) -> [Any] { Array(_plain[range.lowerBound..<range.upperBound]) }
  func componentsJoined(by separator: String) -> String {
    _plain.map { "\($0)" }.joined(separator: separator)
  }
  func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] {
    _plain.sorted { comparator($0, $1) == .orderedAscending }
  }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(_plain) }
  func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_plain.reversed()) }
  func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lent: [false])
    for (index, element) in _plain.enumerated() {
      block(element, index, stop)
      if stop.pointee.boolValue { break }
    }
  }
}

class NSMutableArray: NSArray {
  convenience init(capacity: Int) { self.init() }
  override subscript(index: Int) -> Any {
    get { _plain[index] }
    set { _plain[index] = newValue }
  }
  func add(_ object: Any) { _plain.append(object) }
  func addObjects(from array: [Any]) { _plain += array }
  func insert(_ object: Any, at index: Int) { _plain.insert(object, at: index) }
  func remove(_ object: Any) { _plain.removeAll { _areEqual($0, object) } }
  func removeObject(at index: Int) { _plain.remove(at: index) }
  func removeLastObject() { if !_plain.isEmpty { _plain.removeLast() } }
  func removeAllObjects() { _plain = [] }
  func removeObjects(in array: [Any]) { for object in array { remove(object) } }
  func removeObjects(in range: NSRange) {
    _plain.removeSubrange(range.lowerBound..<range.upperBound)
  }
  func replaceObject(at index: Int, with object: Any) { _plain[index] = object }
  func exchangeObject(at first: Int, withObjectAt second: Int) { _plain.swapAt(first, second) }
  func setArray(_ array: [Any]) { _plain = array }
  func sort(comparator: (Any, Any) -> ComparisonResult) {
    _plain = sortedArray(comparator: comparator)
  }
  func filter(using predicate: NSPredicate) {
    _plain = _plain.filter { predicate.evaluate(with: $0) }
  }
}

class NSDictionary: NSObject, Sequence<(key: Any, value: Any)>, _Bridged,
  ExpressibleByDictionaryLiteral
{
  var _plain: [AnyHashable: Any]
  override init() { _plain = [:] }
  init(dictionary: [AnyHashable: Any]) { _plain = dictionary }
  init(object: Any, forKey key: Any) { _plain = [_unboxed(key): object] }
  init(objects: [Any], forKeys keys: [Any]) {
    _plain = [:]
    for (key, object) in zip(keys, objects) { _plain[_unboxed(key)] = object }
  }
  required init(dictionaryLiteral elements: (Any, Any)...) {
    _plain = [:]
    for (key, object) in elements { _plain[_unboxed(key)] = object }
  }
  init?(contentsOfFile path: String) {
    guard let all = _propertyList(ofFile: path) as? [AnyHashable: Any] else { return nil }
    _plain = all
  }
  convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  func makeIterator() -> AnyIterator<(key: Any, value: Any)> {
    var pairs = _plain.makeIterator()
    return AnyIterator { pairs.next().map { (key: $0.key as Any, value: $0.value) } }
  }
  override var description: String { _ObjectText.text(_plain, 0) }
  override var hash: Int { _plain.count }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? [AnyHashable: Any] else { return false }
    return isEqual(to: other)
  }
  func isEqual(to other: [AnyHashable: Any]) -> Bool {
    _plain.count == other.count
      && _plain.allSatisfy { pair in other[pair.key].map { _areEqual(pair.value, $0) } ?? false }
  }
  func copy() -> Any { NSDictionary(dictionary: _plain) }
  func mutableCopy() -> Any { NSMutableDictionary(dictionary: _plain) }
  var count: Int { _plain.count }
  /// Texts among them are objects.
  var allKeys: [Any] { _plain.keys.map { ($0 as? NSString).map { $0 as Any } ?? $0 } }
  var allValues: [Any] { _plain.values.map { $0 } }
  subscript(key: Any) -> Any? { _plain[_unboxed(key)] }
  func object(forKey key: Any) -> Any? { _plain[_unboxed(key)] }
  func value(forKey key: String) -> Any? { _plain[key] }
  func allKeys(for object: Any) -> [Any] {
    _plain.filter { _areEqual($0.value, object) }.map { $0.key }
  }
  func keyEnumerator() -> NSEnumerator { NSEnumerator(allKeys) }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(allValues) }
  func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
    let stop = UnsafeMutablePointer<ObjCBool>(_lent: [false])
    for (key, value) in _plain {
      block(key, value, stop)
      if stop.pointee.boolValue { break }
    }
  }
}

class NSMutableDictionary: NSDictionary {
  convenience init(capacity: Int) { self.init() }
  override subscript(key: Any) -> Any? {
    get { _plain[_unboxed(key)] }
    set { _plain[_unboxed(key)] = newValue }
  }
  func setObject(_ object: Any, forKey key: Any) { _plain[_unboxed(key)] = object }
  func setValue(_ value: Any?, forKey key: String) { _plain[key] = value }
  func removeObject(forKey key: Any) { _plain[_unboxed(key)] = nil }
  func removeObjects(forKeys keys: [Any]) { for key in keys { removeObject(forKey: key) } }
  func removeAllObjects() { _plain = [:] }
  func setDictionary(_ dictionary: [AnyHashable: Any]) { _plain = dictionary }
  func addEntries(from dictionary: [AnyHashable: Any]) {
    for (key, value) in dictionary { _plain[key] = value }
  }
}

class NSSet: NSObject, Sequence<Any>, _Bridged, ExpressibleByArrayLiteral {
  var _plain: Set<AnyHashable>
  override init() { _plain = [] }
  init(array: [Any]) { _plain = Set(array.map { _unboxed($0) }) }
  init(set: Set<AnyHashable>) { _plain = set }
  init(object: Any) { _plain = [_unboxed(object)] }
  init(objects: Any...) { _plain = Set(objects.map { _unboxed($0) }) }
  required init(arrayLiteral elements: Any...) { _plain = Set(elements.map { _unboxed($0) }) }
  func makeIterator() -> AnyIterator<Any> { AnyIterator(allObjects.makeIterator()) }
  override var description: String { _ObjectText.text(_plain, 0) }
  override var hash: Int { _plain.count }
  override func isEqual(_ object: Any?) -> Bool { object as? Set<AnyHashable> == _plain }
  func isEqual(to other: Set<AnyHashable>) -> Bool { _plain == other }
  func copy() -> Any { NSSet(set: _plain) }
  func mutableCopy() -> Any { NSMutableSet(set: _plain) }
  var count: Int { _plain.count }
  var allObjects: [Any] { _plain.map { $0 } }
  func anyObject() -> Any? { _plain.first }
  func contains(_ object: Any) -> Bool { _plain.contains(_unboxed(object)) }
  func member(_ object: Any) -> Any? { contains(object) ? object : nil }
  func intersects(_ other: Set<AnyHashable>) -> Bool { !_plain.isDisjoint(with: other) }
  func isSubset(of other: Set<AnyHashable>) -> Bool { _plain.isSubset(of: other) }
  func adding(_ object: Any) -> Set<AnyHashable> { _plain.union([_unboxed(object)]) }
  func objectEnumerator() -> NSEnumerator { NSEnumerator(allObjects) }
}

class NSMutableSet: NSSet {
  convenience init(capacity: Int) { self.init() }
  func add(_ object: Any) { _plain.insert(_unboxed(object)) }
  func addObjects(from array: [Any]) { for object in array { add(object) } }
  func remove(_ object: Any) { _plain.remove(_unboxed(object)) }
  func removeAllObjects() { _plain = [] }
  func union(_ other: Set<AnyHashable>) { _plain.formUnion(other) }
  func intersect(_ other: Set<AnyHashable>) { _plain.formIntersection(other) }
  func minus(_ other: Set<AnyHashable>) { _plain.subtract(other) }
  func setSet(_ other: Set<AnyHashable>) { _plain = other }
}

class NSOrderedSet: NSObject, Sequence<Any>, ExpressibleByArrayLiteral {
  fileprivate var list: [Any] = []
  override init() {}
  init(array: [Any]) {
    super.init()
    for object in array { take(object) }
  }
  init(object: Any) { list = [object] }
  required init(arrayLiteral elements: Any...) {
    super.init()
    for object in elements { take(object) }
  }
  fileprivate func take(_ object: Any) { if !contains(object) { list.append(object) } }
  func makeIterator() -> AnyIterator<Any> { AnyIterator(list.makeIterator()) }
  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSOrderedSet else { return false }
    return NSArray(array: list).isEqual(to: other.list)
  }
  var count: Int { list.count }
  var array: [Any] { list }
  var set: Set<AnyHashable> { Set(list.map { _unboxed($0) }) }
  var firstObject: Any? { list.first }
  var lastObject: Any? { list.last }
  subscript(index: Int) -> Any { list[index] }
  func object(at index: Int) -> Any { list[index] }
  func contains(_ object: Any) -> Bool { list.contains { _areEqual($0, object) } }
  func index(of object: Any) -> Int { list.firstIndex { _areEqual($0, object) } ?? NSNotFound }
}

class NSMutableOrderedSet: NSOrderedSet {
  convenience init(capacity: Int) { self.init() }
  func add(_ object: Any) { take(object) }
  func insert(_ object: Any, at index: Int) {
    if !contains(object) { list.insert(object, at: index) }
  }
  func remove(_ object: Any) { list.removeAll { _areEqual($0, object) } }
  func removeObject(at index: Int) { list.remove(at: index) }
  func removeAllObjects() { list = [] }
}

class NSEnumerator: NSObject, Sequence<Any>, IteratorProtocol<Any> {
  private var rest: [Any]
  fileprivate init(_ objects: [Any]) { rest = objects }
  func nextObject() -> Any? { rest.isEmpty ? nil : rest.removeFirst() }
  func next() -> Any? { nextObject() }
  var allObjects: [Any] {
    defer { rest = [] }
    return rest
  }
}

extension NSArray {
  func filtered(using predicate: NSPredicate) -> [Any] {
    _plain.filter { predicate.evaluate(with: $0) }
  }
}
