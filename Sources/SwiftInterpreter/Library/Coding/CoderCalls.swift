/// A decoder's options.
package struct DecodingOptions {
  package var convertsSnakeCase = false
  /// The case of `DateDecodingStrategy`, with its associated value; nil for the default.
  package var dates: Value?
  /// The case of `DataDecodingStrategy`, with its associated value; nil for bytes as Base64.
  package var data: Value?
  /// Texts for numbers that aren't finite; nil if there are none.
  package var infinite: InfiniteNumbers?
  /// The scene's values for each `init(from:)`, by `CodingUserInfoKey`.
  package var userInfo: Value?

  package init() {}
}

/// An encoder's options.
package struct EncodingOptions {
  package var convertsToSnakeCase = false
  /// The case of `DateEncodingStrategy`, with its associated value; nil for the default.
  package var dates: Value?
  /// The case of `DataEncodingStrategy`, with its associated value; nil for bytes as Base64.
  package var data: Value?
  /// Texts for numbers that aren't finite; nil where those are errors.
  package var infinite: InfiniteNumbers?
  /// The scene's values for each `encode(to:)`, by `CodingUserInfoKey`.
  package var userInfo: Value?
  /// Whether dates and bytes have a kind of their own in the output.
  package var isPropertyList = false

  package init() {}
}

/// Texts for the numbers that JSON can't write.
package struct InfiniteNumbers {
  let positive: String
  let negative: String
  let nan: String

  package init(positive: String, negative: String, nan: String) {
    self.positive = positive
    self.negative = negative
    self.nan = nan
  }

  func text(_ number: Double) -> String {
    number.isNaN ? nan : number > 0 ? positive : negative
  }

  func number(_ text: String) -> Double? {
    switch text {
    case nan: .nan
    case positive: .infinity
    case negative: -.infinity
    default: nil
    }
  }
}

/// The interpreter's services for a library's coders.
extension NativeCall {
  /// Decodes data as a type passed as `T.self`.
  package func decode(
    _ node: CodedNode, as type: Value, _ options: DecodingOptions
  ) throws -> Value {
    try program.decode(
      CodedPlace(node: node, options: options), as: StandardLibrary.type(type))
  }

  /// A value as data.
  package func encode(_ value: Value, _ options: EncodingOptions) throws -> CodedNode {
    let place = CodingPlace(node: CodedNode(), options: options)
    try program.encode(value, at: place)
    return place.node
  }

  /// The scene's `DecodingError` for what can't be read.
  package func corrupted(_ message: String) -> any Error {
    program.failure("dataCorrupted", nil, message, CodedPlace(node: CodedNode()))
  }

  /// The bytes of a `Data`, or of a collection of bytes.
  package func bytes(of data: Value) throws -> [UInt8] {
    try StandardLibrary.bytes(data, program.machine)
  }

  /// A `Data` of bytes.
  package func data(_ bytes: [UInt8]) throws -> Value { try StandardLibrary.data(bytes, self) }
}
