func run() {
  for index in 0..<3 { print(index) }
  continue
}
run()
