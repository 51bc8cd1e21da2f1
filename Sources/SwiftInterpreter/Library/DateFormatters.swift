extension StandardLibrary {
  /// Dates as texts, by Unicode's patterns.
  static let dateFormatter = NativeType(named: "DateFormatter")
}
