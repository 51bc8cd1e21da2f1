// source: https://github.com/BarredEwe/Prefire/tree/85c25edb8b68e50ef8453542e8ea986bf8b62c4d
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_testView-iPhone-15.1.png
// observed: Apple SwiftUI, iOS 17 simulator (June 2024), 375x812 view, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 375x812
// type size: medium
// tolerance: 1
// text Turtle Rock: 15.93 285.42 any any
// text Joshua Tree National Park: 16.00 320.47 any any
// text California: 297.72 320.47 60.57 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Color.green.frame(height: 200)
      Circle().fill(.gray).frame(width: 183, height: 183)
        .offset(y: -130)
        .padding(.bottom, -130)
      VStack(alignment: .leading) {
        Text("Turtle Rock").font(.title)
        HStack {
          Text("Joshua Tree National Park").font(.subheadline)
          Spacer()
          Text("California").font(.subheadline)
        }
      }
      .padding()
      Spacer()
    }
  }
}
