class Loader {
  var count = 0
  var done: (() -> Void)?
  func start() { done = { count += 1 } }
}
