func f() {
  guard let x = Int("5") else {
    print("no")
  }
  print(x)
}
