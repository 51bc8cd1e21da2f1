func f(_ name: String) {
  guard let name = name else { return }
  print(name)
}
