/// The payload of an optional that has a value.
public final class OptionalBox {
  public private(set) var value: Value

  public init(_ value: Value) {
    self.value = value
  }

  deinit { LettingGo.end(&value) }
}

/// An array's elements; mutated in place while only one variable holds the box.
public final class ArrayBox {
  public internal(set) var elements: [Value]
  /// The index of the first element: 0, save for a slice, which keeps the indices it was cut at.
  var startIndex: Int
  let kind: Kind

  /// The library's sequence type that the value has.
  enum Kind {
    case array, slice
    /// One made from other sequences, such as `ReversedCollection`, with its base.
    case view(StructureBox)
  }

  public init(_ elements: [Value]) {
    self.elements = elements
    startIndex = 0
    kind = .array
  }

  init(_ elements: [Value], from startIndex: Int, as kind: Kind) {
    self.elements = elements
    self.startIndex = startIndex
    self.kind = kind
  }

  /// Whether both are arrays, or both slices from the same index.
  public func hasIndices(of other: ArrayBox) -> Bool {
    switch (kind, other.kind) {
    case (.array, .array): true
    case (.slice, .slice): startIndex == other.startIndex
    default: false
    }
  }

  deinit { LettingGo.end(&elements) }

  var isSlice: Bool {
    if case .slice = kind { return true }
    return false
  }

  var isView: Bool {
    if case .view = kind { return true }
    return false
  }

  func copy() -> ArrayBox { ArrayBox(elements, from: startIndex, as: kind) }

  /// The offset of the element at an index; nil outside of the array.
  @inline(__always) func offset(of index: Int) -> Int? {
    let offset = index &- startIndex
    return offset >= 0 && offset < elements.count ? offset : nil
  }

  /// The offsets of a range of indices; nil outside of the array.
  public func offsets(of range: RangeBox) -> Range<Int>? {
    let first = (range.lower?.asInt).map { $0.subtractingReportingOverflow(startIndex) }
    let last = (range.upper?.asInt).map { $0.subtractingReportingOverflow(startIndex) }
    let lower = first?.partialValue ?? 0
    var upper = last?.partialValue ?? elements.count
    guard first?.overflow != true, last?.overflow != true, upper < Int.max else { return nil }
    if range.upper != nil, range.kind == .closed { upper += 1 }
    return lower >= 0 && lower <= upper && upper <= elements.count ? lower..<upper : nil
  }

  /// A slice of the elements at these offsets.
  func slice(_ offsets: Range<Int>) -> Value {
    let (elements, start) = (Array(elements[offsets]), startIndex + offsets.lowerBound)
    return subsequence(elements, from: start)
      ?? .array(ArrayBox(elements, from: start, as: .slice))
  }

  /// Elements of this box as what its type's `SubSequence` is; nil where that is a `Slice`.
  func subsequence(_ elements: [Value], from start: Int) -> Value? {
    guard case .view(let parts) = kind else {
      return .array(ArrayBox(elements, from: start, as: .slice))
    }
    guard let type = parts.type.program.nestedType("SubSequence", in: parts.type)?.nominal,
      type.name == parts.type.name
    else { return nil }
    let part = StructureBox(
      type: type, fields: parts.fields, typeArguments: parts.typeArguments)
    return .array(ArrayBox(elements, from: start, as: .view(part)))
  }
}

/// A tuple's elements, with their labels where it has any.
public final class TupleBox {
  public internal(set) var elements: [Value]
  public let labels: [String?]

  public init(_ elements: [Value], labels: [String?] = []) {
    self.elements = elements
    self.labels = labels
  }

  /// The position of the element with a label or a number: `0` or `width`.
  func index(of name: String) -> Int? {
    let index = Int(name) ?? labels.firstIndex { $0 == name }
    return index.flatMap { elements.indices.contains($0) ? $0 : nil }
  }

  deinit { LettingGo.end(&elements) }
}

/// A value of the host's, with the type it has in Swift.
public class HostBox {
  public final let type: NominalType
  public final let payload: Any

  init(type: NominalType, payload: Any) {
    self.type = type
    self.payload = payload
  }
}

/// A host's payload of a generic type that knows the type's arguments.
public protocol GenericPayload {
  /// Values of the arguments' types, in their order; nil, or nothing, where unknown.
  func typeExamples(in interpreter: Interpreter) -> [Value?]
}
