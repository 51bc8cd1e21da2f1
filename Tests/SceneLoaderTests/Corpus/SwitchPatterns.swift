import SwiftUI

enum LoadState {
  case idle
  case loading(progress: Double)
  case loaded([String])
  case failed(code: Int, message: String)
}

struct StateView: View {
  let state: LoadState

  var body: some View {
    Group {
      switch state {
      case .idle:
        Text("Nothing yet")
      case .loading(let progress) where progress < 0.1:
        Text("Starting…")
      case .loading(let progress):
        VStack {
          Text("\(Int(progress * 100)) %")
          Rectangle()
            .frame(width: 120 * progress, height: 4)
            .frame(width: 120, alignment: .leading)
        }
      case .loaded(let lines) where lines.isEmpty:
        Text("Empty")
      case .loaded(let lines):
        VStack(alignment: .leading) {
          ForEach(lines, id: \.self) { Text("• " + $0) }
        }
      case .failed(404, _):
        Text("Not found")
      case .failed(let code, let message):
        Text("\(message) (\(code))").foregroundColor(.red)
      }
    }
    .padding(6)
    .border(.gray)
  }
}

struct ContentView: View {
  let states: [LoadState] = [
    .idle, .loading(progress: 0.02), .loading(progress: 0.6), .loaded([]),
    .loaded(["one", "two"]), .failed(code: 404, message: ""), .failed(code: 500, message: "Oops"),
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<states.count, id: \.self) { StateView(state: states[$0]) }
    }
  }
}
