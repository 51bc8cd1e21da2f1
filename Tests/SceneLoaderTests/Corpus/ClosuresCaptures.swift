import SwiftUI

func makeCounter(from start: Int) -> () -> Int {
  var value = start
  return {
    defer { value += 1 }
    return value
  }
}

func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
  { g(f($0)) }
}

struct ContentView: View {
  private var numbers: [Int] {
    let next = makeCounter(from: 3)
    return (0..<4).map { _ in next() }
  }

  var body: some View {
    let describe = compose({ (n: Int) in n * n }, { "square \($0)" })
    VStack(alignment: .leading) {
      ForEach(numbers, id: \.self) { number in
        Text(describe(number))
      }
      Text(total(of: 1, 2, 3, scale: 2).description)
    }
  }

  private func total(of values: Int..., scale: Int = 1) -> Int {
    var sum = 0
    add(values, to: &sum)
    return sum * scale
  }

  private func add(_ values: [Int], to sum: inout Int) {
    for value in values where value > 0 { sum += value }
  }
}
