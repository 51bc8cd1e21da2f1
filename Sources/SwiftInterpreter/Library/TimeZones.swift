extension StandardLibrary {
  /// Zones by name are the host's, others a distance from Greenwich.
  static let timeZone = NativeType(
    "struct TimeZone: Hashable, Codable, CustomStringConvertible",
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
    ],
    source: """
      let identifier: String
      private let offset: Int?
      private init(identifier: String, offset: Int?) {
        self.identifier = identifier
        self.offset = offset
      }
      static let gmt = TimeZone(identifier: "GMT", offset: 0)
      static var current: TimeZone { gmt }
      static var autoupdatingCurrent: TimeZone { gmt }
      static var `default`: TimeZone { gmt }
      init?(identifier: String) {
        guard let known = TimeZone.identifier(of: identifier) else { return nil }
        self.init(identifier: identifier == "UTC" ? "GMT" : known, offset: nil)
      }
      init?(abbreviation: String) {
        guard let known = TimeZone.identifier(of: abbreviation) else { return nil }
        self.init(identifier: known, offset: nil)
      }
      init?(secondsFromGMT seconds: Int) {
        guard abs(seconds) <= 64800 else { return nil }
        let minutes = abs(seconds) / 60
        func padded(_ number: Int) -> String { number < 10 ? "0\\(number)" : "\\(number)" }
        self.init(
          identifier: seconds == 0
            ? "GMT" : "GMT\\(seconds < 0 ? "-" : "+")\\(padded(minutes / 60))\\(padded(minutes % 60))",
          offset: seconds)
      }
      func secondsFromGMT(for date: Date = Date()) -> Int {
        offset ?? TimeZone.seconds(identifier, date)
      }
      func abbreviation(for date: Date = Date()) -> String? {
        offset == nil ? TimeZone.short(identifier, date) : identifier
      }
      func isDaylightSavingTime(for date: Date = Date()) -> Bool {
        offset == nil && TimeZone.isSummer(identifier, date)
      }
      var description: String { identifier }
      """)

  private static func facts(_ call: NativeCall) throws -> TimeZoneTable.Facts? {
    let moment = try call.arguments.count > 1 ? call.value(1).stored("timeIntervalSince1970") : nil
    let configuration = call.interpreter.configuration
    return configuration.timeZones.facts(
      try call.string(0), moment?.asDouble ?? configuration.now)
  }
}
