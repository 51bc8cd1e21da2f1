let label: (Int) -> String = { count in
  if count == 1 { return "one" }
  print(count)
}
