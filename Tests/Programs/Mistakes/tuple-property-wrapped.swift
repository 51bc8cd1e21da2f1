@propertyWrapper
struct Kept {
  var wrappedValue: (Int, Int)
}
struct Room {
  @Kept var (width, height) = (1, 2)
}
