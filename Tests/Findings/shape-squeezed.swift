import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      Circle().fill(.indigo)
    }
  }
}
