func largest<T>(_ a: [T]) -> T? {
  var best = a.first
  for x in a where x > best! { best = x }
  return best
}
