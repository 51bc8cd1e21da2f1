import Foundation
import SwiftInterpreter

extension FoundationLibrary {
  /// Coders of JSON and of property lists. Foundation's own coders read and write the text, and the
  /// interpreter makes the scene's values from what they read.
  static let foundationCoding = NativeLibrary(
    name: "FoundationCoding",
    types: [
      NativeType(
        named: "JSONDecoder",
        members: [
          NativeMember("func decode<T>(_ type: T.Type, from data: Data) throws -> T") {
            (call, type: Value, data: Value) in
            let reader = JSONDecoder()
            let node = try call.read(data) { try reader.decode(ReadNode.self, from: $0) }
            return try call.decode(node, as: type, call.decodingOptions())
          }
        ]),
      NativeType(
        named: "JSONEncoder",
        members: [
          NativeMember("func encode<T>(_ value: T) throws -> Data") { (call, value: Value) in
            let node = try call.encode(value, call.encodingOptions())
            let flags = call.receiver?.stored("outputFormatting")?.stored("rawValue")?.asInt ?? 0
            return try call.data(written(node, flags))
          }
        ]),
      NativeType(
        named: "JSONSerialization",
        members: [
          NativeMember(
            "static func jsonObject(with data: Data, "
              + "options: JSONSerialization.ReadingOptions = []) throws -> Any"
          ) { (call, data: Value, options: Value) in
            let bytes = Data(try call.bytes(of: data))
            let given = JSONSerialization.ReadingOptions(
              rawValue: UInt(bitPattern: options.stored("rawValue")?.asInt ?? 0))
            do {
              // The values are made from what was read, which need not be mutable itself.
              return try call.interpreter.value(
                ofJSON: JSONSerialization.jsonObject(
                  with: bytes, options: given.intersection(.fragmentsAllowed)))
            } catch let error as CocoaError {
              throw ScriptFailure.thrown(try call.object(of: error as NSError), at: nil)
            }
          },
          NativeMember(
            "static func data(withJSONObject object: Any, "
              + "options: JSONSerialization.WritingOptions = []) throws -> Data"
          ) { (call, object: Value, options: Value) in
            let node = try call.encode(object, EncodingOptions())
            return try call.data(written(node, options.stored("rawValue")?.asInt ?? 0))
          },
          NativeMember("static func isValidJSONObject(_ object: Any) -> Bool") {
            (call, object: Value) in
            .bool(call.interpreter.isJSON(object, isWhole: true))
          },
        ]),
      NativeType(
        named: "PropertyListDecoder",
        members: [
          NativeMember("func decode<T>(_ type: T.Type, from data: Data) throws -> T") {
            (call, type: Value, data: Value) in
            let node = try call.read(data, ReadNode.propertyList)
            var options = DecodingOptions()
            options.userInfo = call.receiver?.stored("userInfo")
            return try call.decode(node, as: type, options)
          }
        ]),
      NativeType(
        named: "PropertyListEncoder",
        members: [
          NativeMember("func encode<T>(_ value: T) throws -> Data") { (call, value: Value) in
            var options = EncodingOptions()
            options.isPropertyList = true
            options.userInfo = call.receiver?.stored("userInfo")
            let writer = PropertyListEncoder()
            writer.outputFormat =
              call.receiver?.stored("outputFormat")?.caseName == "xml" ? .xml : .binary
            let node = try call.encode(value, options)
            return try call.data(writer.encode(WrittenNode(node)))
          }
        ]),
      NativeType(
        named: "PropertyListSerialization",
        members: [
          NativeMember(
            "static func propertyList(from data: Data, "
              + "options: PropertyListSerialization.MutabilityOptions = [], format: Any?) throws"
              + " -> Any"
          ) { (call, data: Value, _: Unused, _: Unused) in
            try call.read(data, ReadNode.propertyList).value(in: call.interpreter)
          }
        ]),
    ],
    sources: [Declarations.coding], isPartial: true)

  /// Keys are sorted even where the scene doesn't ask for it, because Foundation's order changes
  /// from run to run and a scene's picture must not.
  private static func written(_ node: CodedNode, _ flags: Int) throws -> Data {
    let writer = JSONEncoder()
    writer.outputFormatting = .sortedKeys
    if flags & 1 != 0 { writer.outputFormatting.insert(.prettyPrinted) }
    if flags & 8 != 0 { writer.outputFormatting.insert(.withoutEscapingSlashes) }
    return try writer.encode(WrittenNode(node))
  }
}

extension NativeCall {
  /// One of Foundation's errors as an object of the scene.
  fileprivate func object(of error: NSError) throws -> Value {
    let info = error.userInfo.compactMap { key, value in
      (value as? String).map { (Value.string(key), Value.string($0)) }
    }
    return try interpreter.construct(
      "NSError",
      [
        ("domain", .string(error.domain)), ("code", .int(error.code)),
        ("userInfo", .dictionary(info)),
      ])
  }

  /// Reads a text, and throws the scene's own `DecodingError` where Foundation can't read it.
  fileprivate func read(
    _ data: Value, _ read: (Data) throws -> ReadNode
  ) throws -> CodedNode {
    do {
      return try read(Data(bytes(of: data))).node
    } catch DecodingError.dataCorrupted(let context) {
      throw corrupted(context.debugDescription)
    } catch {
      throw corrupted(error.localizedDescription)
    }
  }

  fileprivate func data(_ data: Data) throws -> Value { try self.data(Array(data)) }

  fileprivate func decodingOptions() -> DecodingOptions {
    var options = DecodingOptions()
    options.convertsSnakeCase =
      receiver?.stored("keyDecodingStrategy")?.caseName == "convertFromSnakeCase"
    options.dates = receiver?.stored("dateDecodingStrategy")
    options.data = receiver?.stored("dataDecodingStrategy")
    options.infinite = infinite("nonConformingFloatDecodingStrategy")
    options.userInfo = receiver?.stored("userInfo")
    return options
  }

  fileprivate func encodingOptions() -> EncodingOptions {
    var options = EncodingOptions()
    options.convertsToSnakeCase =
      receiver?.stored("keyEncodingStrategy")?.caseName == "convertToSnakeCase"
    options.dates = receiver?.stored("dateEncodingStrategy")
    options.data = receiver?.stored("dataEncodingStrategy")
    options.infinite = infinite("nonConformingFloatEncodingStrategy")
    options.userInfo = receiver?.stored("userInfo")
    return options
  }

  /// The words that a strategy has for numbers that JSON doesn't have.
  private func infinite(_ strategy: String) -> InfiniteNumbers? {
    guard let words = receiver?.stored(strategy)?.associatedValues, words.count == 3,
      let positive = words[0].asString, let negative = words[1].asString,
      let nan = words[2].asString
    else { return nil }
    return InfiniteNumbers(positive: positive, negative: negative, nan: nan)
  }
}
