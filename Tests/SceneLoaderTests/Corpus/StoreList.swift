import SwiftUI
struct Item: Identifiable, Hashable { let id = UUID(); var name: String; var price: Double }
class Store: ObservableObject {
  @Published var items: [Item] = [Item(name: "Tea", price: 2.5), Item(name: "Cake", price: 4)]
  var total: Double { items.reduce(0) { $0 + $1.price } }
}
struct RowView: View {
  let item: Item
  var body: some View {
    HStack {
      Label(item.name, systemImage: "cart"); Spacer();
      Text(String(format: "%.2f", item.price)).monospacedDigit()
    }
  }
}
struct StoreView: View {
  @StateObject var store = Store()
  @State private var showing = false
  var body: some View {
    NavigationView {
      List {
        ForEach(store.items) { item in
          NavigationLink(destination: Text(item.name)) { RowView(item: item) }
        }
        .onDelete { store.items.remove(atOffsets: $0) }
        HStack {
          Text("Total").bold(); Spacer(); Text("\(store.total, specifier: "%.2f")")
        }
      }
      .listStyle(.insetGrouped)
      .navigationBarTitle("Store", displayMode: .inline)
      .sheet(isPresented: $showing) { Text("Sheet") }
    }
  }
}
struct P: PreviewProvider { static var previews: some View { StoreView() } }
