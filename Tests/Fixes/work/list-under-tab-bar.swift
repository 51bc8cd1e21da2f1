// fix: damus-io/damus 4fe94b08
// change: a list below a bar laid over it gets a padding of the bar's height
// ask: {"device": "iphone-16"}
import SwiftUI

#Preview {
  ZStack(alignment: .bottom) {
    NavigationStack {
      List(0..<14, id: \.self) { index in  // !
        HStack {
          Image(systemName: "antenna.radiowaves.left.and.right")
          Text("wss://relay\(index).example.org")
          Spacer()
          Button("Remove") {}.font(.footnote)
        }
        .padding(.vertical, 8)
      }
      .listStyle(.plain)  // !
      // + .padding(.bottom, 50)
      .navigationTitle("Relays")
    }
    HStack {
      Image(systemName: "house").frame(maxWidth: .infinity)
      Image(systemName: "envelope").frame(maxWidth: .infinity)
      Image(systemName: "magnifyingglass").frame(maxWidth: .infinity)
      Image(systemName: "bell").frame(maxWidth: .infinity)
    }
    .frame(height: 50)
    .background(Color(.systemBackground))
  }
}
