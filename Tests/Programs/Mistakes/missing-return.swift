func sign(_ value: Int) -> Int {
  if value > 0 { return 1 }
}
print(sign(3))
