import SwiftUI

enum ParseError: Error, CustomStringConvertible {
  case empty
  case notANumber(String)

  var description: String {
    switch self {
    case .empty: "nothing to parse"
    case .notANumber(let text): "“\(text)” is not a number"
    }
  }
}

func parse(_ text: String) throws -> [Int] {
  guard !text.isEmpty else { throw ParseError.empty }
  return try text.split(separator: ",").map { part in
    let trimmed = part.trimmingCharacters(in: .whitespaces)
    guard let number = Int(trimmed) else { throw ParseError.notANumber(trimmed) }
    return number
  }
}

struct ContentView: View {
  let inputs = ["1, 2, 3", "", "4, five"]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(inputs, id: \.self) { input in
        Text(message(for: input))
          .foregroundColor((try? parse(input)) == nil ? .red : .green)
      }
    }
  }

  private func message(for input: String) -> String {
    do {
      let numbers = try parse(input)
      return "sum \(numbers.reduce(0, +)), squares \(numbers.map { $0 * $0 })"
    } catch let error as ParseError {
      return error.description
    } catch {
      return "something else"
    }
  }
}
