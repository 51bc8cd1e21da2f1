extension StandardLibrary {
  /// Dates in the Gregorian calendar and Coordinated Universal Time, in US English. `Date()` is
  /// the configured moment, so that runs repeat.
  static let dates: [NativeType] = [
    NativeType(
      named: "Date",
      members: [
        NativeMember("static var now: Date { get }") { call in try date(call) },
        NativeMember("init()") { call in try date(call) },
      ]),
    timeZone,
    NativeType(named: "DateComponents"),
    NativeType(named: "DateInterval"),
    calendar, dateFormatter,
  ]

  private static func date(_ call: NativeCall) throws -> Value {
    try call.interpreter.structure("Date", [.double(call.interpreter.configuration.now)])
  }
}
