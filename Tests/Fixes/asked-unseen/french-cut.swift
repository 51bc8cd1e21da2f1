// asked: https://github.com/superhighfives/pika/issues/79
// wanted: settings that are shown whole in French
// change: the window isn't of a fixed width any more
// ask: {"container": "800x400"}
import SwiftUI

#Preview {
  VStack(alignment: .leading) {
    Text("Raccourci clavier pour afficher la fenêtre principale")
      .lineLimit(1)
      .accessibilityIdentifier("title")
    Toggle("Ouvrir à l'ouverture de session", isOn: .constant(true))
  }
  .padding()
  .frame(width: 320)  // -
  .background(.yellow)
}
