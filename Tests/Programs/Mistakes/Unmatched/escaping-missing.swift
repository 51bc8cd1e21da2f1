class Loader {
  var done: () -> Void = {}
  func start(_ body: () -> Void) { done = body }
}
