import Observation
import SwiftUI

@Observable
final class Basket {
  var items: [String: Int] = ["Apples": 2, "Bread": 1]
  var note = ""

  var total: Int { items.values.reduce(0, +) }

  func take(_ name: String) {
    guard let count = items[name], count > 0 else { return }
    items[name] = count - 1
  }
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(basket.items.keys.sorted(), id: \.self) { name in
        LineView(name: name)
      }
      Divider()
      Text("\(basket.total) things").bold()
      NoteField(basket: basket)
    }
    .padding()
    .environment(basket)
  }
}

struct LineView: View {
  let name: String
  @Environment(Basket.self) private var basket

  var body: some View {
    HStack {
      Text(name)
      Spacer()
      Text("\(basket.items[name, default: 0])")
      Button("Take") { basket.take(name) }
    }
  }
}

struct NoteField: View {
  @Bindable var basket: Basket

  var body: some View {
    TextField("Note", text: $basket.note)
  }
}

#Preview {
  BasketView()
}
