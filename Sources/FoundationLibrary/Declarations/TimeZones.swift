struct TimeZone: Hashable, Codable, CustomStringConvertible {
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
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    self.init(
      identifier: seconds == 0
        ? "GMT" : "GMT\(seconds < 0 ? "-" : "+")\(padded(minutes / 60))\(padded(minutes % 60))",
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
}
