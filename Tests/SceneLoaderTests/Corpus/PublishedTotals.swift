import SwiftUI

/// Totals that follow a list through Combine, as models before `@Observable` have them.
final class Basket: ObservableObject {
  @Published var prices: [Double] = []
  @Published private(set) var total = 0.0
  @Published private(set) var label = ""
  let added = PassthroughSubject<Double, Never>()
  private let discount = CurrentValueSubject<Double, Never>(0)
  private var subscriptions = Set<AnyCancellable>()

  init() {
    $prices
      .combineLatest(discount)
      .map { prices, discount in prices.reduce(0, +) * (1 - discount) }
      .removeDuplicates()
      .sink { [weak self] in self?.total = $0 }
      .store(in: &subscriptions)
    added
      .filter { $0 > 0 }
      .sink { [weak self] in self?.prices.append($0) }
      .store(in: &subscriptions)
    Just("Basket").map { $0 + "!" }.assign(to: &$label)
    [2.5, 4, -1].publisher.sink { [weak self] in self?.added.send($0) }.store(in: &subscriptions)
    discount.send(0.5)
  }
}

struct ContentView: View {
  @StateObject private var basket = Basket()
  @State private var received = 0.0
  @AppStorage("note") private var note: String?
  @FocusState private var isEditing: Bool

  var body: some View {
    VStack {
      Text(basket.label)
      Text("\(basket.prices.count) things, \(basket.total)")
      Text(note ?? "no note")
      Color.blue
        .frame(width: received * 10, height: 20)
        .accessibilityIdentifier("bar")
    }
    .focused($isEditing)
    .onReceive(basket.$total) { received = $0 }
  }
}
