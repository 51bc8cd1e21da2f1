// A closure that writes its parameters' types rules out what gives others.

private struct Rule<Input, Output> {
  let run: ([Input]) -> [Output]
  init(run: @escaping ([Input]) -> [Output]) { self.run = run }
  init<C: Collection>(each: @escaping (Input) -> C) where C.Element == Output {
    run = { $0.flatMap { each($0) } }
  }
}

private func results<A, B>(of rule: Rule<A, B>, _ input: A) -> [B] { rule.run([input, input]) }

private func apply(_ body: (Int) -> String) -> String { "number " + body(7) }
private func apply(_ body: (String) -> String) -> String { "text " + body("a") }
private func apply(_ body: ([Int]) -> String) -> String { "list " + body([1, 2]) }

enum ClosuresThatWriteTheirTypes {
  static func main() {
    let rule = Rule { (number: Int) -> [String] in ["<\(number)>"] }
    print(rule.run([1, 2]))
    print(results(of: Rule { (number: Int) -> [String] in return ["\(number)!"] }, 3))
    print(Rule { (numbers: [Int]) -> [Int] in numbers.reversed() }.run([1, 2]))
    print(apply { (number: Int) in "\(number + 1)" })
    print(apply { (text: String) in text + "b" })
    print(apply { (list: [Int]) in "\(list.count)" })
  }
}
