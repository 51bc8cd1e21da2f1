extension StandardLibrary {
  /// Zones by name are the host's, others a distance from Greenwich.
  static let timeZone = NativeType(
    named: "TimeZone",
    members: [
      NativeMember("static var knownTimeZoneIdentifiers: [String] { get }") { call in
        .array(
          ArrayBox(call.interpreter.configuration.timeZones.identifiers().map(Value.string)))
      },
      NativeMember("private static func identifier(of name: String) -> String?") { call in
        .optional(try facts(call).map { .string($0.identifier) })
      },
      NativeMember("private static func seconds(_ name: String, _ date: Date) -> Int") { call in
        .int(try facts(call)?.secondsFromGMT ?? 0)
      },
      NativeMember("private static func isSummer(_ name: String, _ date: Date) -> Bool") { call in
        .bool(try facts(call)?.isDaylightSavingTime ?? false)
      },
      NativeMember("private static func short(_ name: String, _ date: Date) -> String?") { call in
        .optional(try facts(call)?.abbreviation.map(Value.string))
      },
    ])

  private static func facts(_ call: NativeCall) throws -> TimeZoneTable.Facts? {
    let moment = try call.arguments.count > 1 ? call.value(1).stored("timeIntervalSince1970") : nil
    let configuration = call.interpreter.configuration
    return configuration.timeZones.facts(
      try call.string(0), moment?.asDouble ?? configuration.now)
  }
}
