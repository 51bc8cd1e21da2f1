import SwiftUI

struct ContentView: View {
  var body: some View {
    NavigationView {
      VStack {
        Form {
          Section {
            TextField("Description", text: .constant(""))
            TextField("Amount", text: .constant(""))
          } header: {
            Text("TRANSACTION DETAILS")
          }
          Section { Button("Create transaction") {} }
        }
        Spacer()
      }
      .navigationTitle("Spend")
    }
  }
}
