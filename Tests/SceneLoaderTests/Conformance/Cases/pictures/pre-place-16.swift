// source: https://github.com/BarredEwe/Prefire/tree/8594280c833bcd600ca45e59689fee9cdcfa5f92
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_testView.1.png
// observed: Apple SwiftUI, iOS 16 simulator (October 2022), 375x667 view, 3x
// confidence: observed
// platform: ios 16
// container: 375x667
// safe area: 47 0 0 0
// type size: medium
// tolerance: 1
// text Turtle Rock: 16.10 332.59 129.64 any
// text Joshua Tree National Park: 16.17 364.39 167.85 any
// text California: 297.88 364.39 60.57 any
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
