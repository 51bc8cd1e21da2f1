import SwiftUI

final class CounterModel: ObservableObject {
  @Published var count = 0
  @Published private(set) var history: [Int] = []

  func add(_ amount: Int) {
    count += amount
    history.append(count)
  }
}

struct CounterScreen: View {
  @StateObject private var model = CounterModel()

  var body: some View {
    VStack(spacing: 16) {
      Text("\(model.count)")
        .font(.system(size: 60, weight: .thin))
      HStack {
        StepButton(title: "−", model: model, amount: -1)
        StepButton(title: "+", model: model, amount: 1)
      }
      if !model.history.isEmpty {
        Text(model.history.map(String.init).joined(separator: ", "))
          .font(.footnote)
          .lineLimit(2)
          .truncationMode(.head)
      }
    }
  }
}

struct StepButton: View {
  let title: String
  @ObservedObject var model: CounterModel
  var amount: Int = 1

  var body: some View {
    Button(title) { model.add(amount) }
      .font(.title)
      .frame(width: 60, height: 44)
      .background(Color.accentColor.opacity(0.2))
      .clipShape(Capsule())
  }
}

#Preview {
  CounterScreen()
}
