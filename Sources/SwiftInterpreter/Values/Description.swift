extension Value {
  /// A short form for messages.
  var briefDescription: String { "\(self)" }
}
