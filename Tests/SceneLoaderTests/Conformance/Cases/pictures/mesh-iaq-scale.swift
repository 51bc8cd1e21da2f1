// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/iaqScale.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 300x267.667 view, 3x
// confidence: observed
// platform: ios 18
// container: 300x267.667
// tolerance: 1
// text Indoor Air Quality (IAQ): 50.03 15.75 any any
// frame area-Excellent: 49.33 52.33 30.00 20.00
// text Excellent: 87.37 52.92 65.03 any
// frame area-Good: 49.33 82.33 30.00 20.00
// text Good: 87.44 82.92 39.52 any
// frame area-Lightly Polluted: 49.33 112.00 30.00 20.00
// text Lightly Polluted: 87.37 112.09 111.93 any
// frame area-Moderately Polluted: 49.33 142.00 30.00 20.00
// text Moderately Polluted: 87.37 142.26 145.26 any
// frame area-Heavily Polluted: 49.33 171.67 30.00 20.00
// text Heavily Polluted: 87.37 171.76 116.26 any
// frame area-Severely Polluted: 49.33 201.67 30.00 20.00
// text Severely Polluted: 87.44 201.93 125.19 any
// frame area-Extremely Polluted: 49.33 231.33 30.00 20.00
// text Extremely Polluted: 87.37 231.59 135.26 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Indoor Air Quality (IAQ)").font(.title3)
      ForEach(
        [
          "Excellent", "Good", "Lightly Polluted", "Moderately Polluted", "Heavily Polluted",
          "Severely Polluted", "Extremely Polluted",
        ], id: \.self
      ) { name in
        HStack {
          Color.green.frame(width: 30, height: 20).accessibilityIdentifier("area-" + name)
          Text(name).font(.callout)
        }
      }
    }
    .padding()
    .frame(width: 300)
  }
}
