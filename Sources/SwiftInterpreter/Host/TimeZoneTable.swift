/// Time zones by name, as the host knows them.
public struct TimeZoneTable: Sendable {
  /// A zone at a moment.
  public struct Facts: Sendable {
    /// The zone's own name, where it was asked for by an abbreviation.
    public var identifier: String
    public var secondsFromGMT: Int
    public var isDaylightSavingTime: Bool
    public var abbreviation: String?

    public init(
      identifier: String, secondsFromGMT: Int, isDaylightSavingTime: Bool, abbreviation: String?
    ) {
      self.identifier = identifier
      self.secondsFromGMT = secondsFromGMT
      self.isDaylightSavingTime = isDaylightSavingTime
      self.abbreviation = abbreviation
    }
  }

  /// Of a name or abbreviation at a moment in seconds since 1970-01-01 00:00 UTC; nil where there
  /// is no such zone.
  public var facts: @Sendable (_ name: String, _ seconds: Double) -> Facts?
  public var identifiers: @Sendable () -> [String]

  public init(
    facts: @escaping @Sendable (_ name: String, _ seconds: Double) -> Facts?,
    identifiers: @escaping @Sendable () -> [String]
  ) {
    self.facts = facts
    self.identifiers = identifiers
  }

  /// Greenwich's alone.
  public static let universal = TimeZoneTable(
    facts: { name, _ in
      ["GMT", "UTC", "Z"].contains(name)
        ? Facts(
          identifier: "GMT", secondsFromGMT: 0, isDaylightSavingTime: false, abbreviation: "GMT")
        : nil
    }, identifiers: { ["GMT"] })
}
