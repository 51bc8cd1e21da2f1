// Writes well-formed Swift programs at random, which the compiler then accepts or not:
//
//     generate COUNT SEED          each program between `// program: NAME` lines
//     generate COUNT SEED pairs    programs of one pair of overloads each, every one in its turn
//
// A seed always gives the same programs. What a program prints tells which declarations its calls
// mean and which types its expressions have.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard numbers.count == 2 else {
  print("usage: generate COUNT SEED [pairs]")
  fatalError("A count and a seed are needed.")
}
let isOfPairs = CommandLine.arguments.last == "pairs"
for index in 0..<numbers[0] {
  let number = isOfPairs ? numbers[1] * numbers[0] + index : numbers[1] * 1000 + index
  let program = ProgramWriter(number: number)
  if isOfPairs { program.writePair() } else { program.write() }
  print("// program: \(number)")
  print(program.text)
}
