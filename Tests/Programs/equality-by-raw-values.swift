// `==` of what has raw values, without or with optionals around it.

enum EqualityByRawValues {
  struct Tag: RawRepresentable {
    let rawValue: String
    static var blank: Tag { Tag(rawValue: "_") }
  }

  /// Only its raw value counts.
  struct Level: RawRepresentable {
    var note = ""
    var rawValue: Int
    init(rawValue: Int) { self.rawValue = rawValue }
    init(_ rawValue: Int, note: String) { (self.rawValue, self.note) = (rawValue, note) }
  }

  enum Season: String { case summer, winter }

  static func main() {
    print(Tag.blank == Tag(rawValue: "_"), Tag.blank != .blank, Tag.blank == Tag(rawValue: "a"))
    print(Level(1, note: "a") == Level(1, note: "b"), Level(rawValue: 2) != Level(rawValue: 1))
    let season: Season? = .summer, none: String? = nil
    print(season == "summer", season == none, "winter" == season, Season.summer == "summer")
    print(season == .summer, Season.winter == .summer, "winter" == Season.winter)
  }
}

extension Optional where Wrapped: RawRepresentable, Wrapped.RawValue: Equatable {
  static func == (value: Optional, raw: Wrapped.RawValue?) -> Bool { value?.rawValue == raw }
  static func == (raw: Wrapped.RawValue?, value: Optional) -> Bool { raw == value?.rawValue }
}
