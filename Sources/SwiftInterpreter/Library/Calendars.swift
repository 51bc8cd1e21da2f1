extension StandardLibrary {
  /// The Gregorian calendar.
  static let calendar = NativeType(named: "Calendar")
}
