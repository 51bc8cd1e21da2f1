// fix: Abhiek187/ez-recipes-ios 646627c
// change: a VStack taller than the screen is put into a ScrollView
// ask: {"device": "iphone-se-3"}
// reflow: image dish 312x231
import SwiftUI

#Preview {
  NavigationStack {
    // + ScrollView {
    VStack {  // !
      Text("Baked pumpkin with rosemary").font(.title)
      Image("dish")
      Text("A warm supper for days when it rains")
      HStack {
        ForEach(["Cheap", "Vegan", "Healthy"], id: \.self) { Text($0).padding(8) }
      }
      Text("Ready in 45 minutes").font(.headline)
      Button("I made this") {}.buttonStyle(.borderedProminent)
      Button("Show me another one") {}.buttonStyle(.borderedProminent)
      Divider()
      Text("1. Heat the oven to 180 degrees, halve the pumpkin and take out its seeds.").padding()
      Text("2. Rub it with oil, salt and rosemary, and bake it for half an hour.").padding()
    }
    // + }
    .navigationTitle("Recipe")
    .navigationBarTitleDisplayMode(.inline)
  }
}
