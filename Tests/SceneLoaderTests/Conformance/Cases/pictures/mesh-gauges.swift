// source: https://github.com/meshtastic/Meshtastic-Apple/tree/de26cc465f213903a15c1ece833b1681dbe33407
//   MeshtasticTests/__Snapshots__/SwiftUIViewSnapshotTests/aqi_all_modes_light.png
// observed: Apple SwiftUI, iOS 18 simulator (2026), 350x820 view, 3x
// confidence: observed
// platform: ios 18
// container: 350x820
// safe area: 8 0 0 0
// tolerance: 1
// text .pill: any 53.25 any any
// text .dot: any 202.01 any any
// text 6: any 236.12 any any
// text 51: any 236.28 any any
// text 101: any 236.12 any any
// text 201: any 236.12 any any
// text 350: any 236.12 any any
// text 351: any 236.12 any any
// text .text: any 265.10 any any
// text .gauge: any 343.04 any any
// frame gauge6: 47.00 377.67 58.00 any
// text IAQ: 66.44 419.13 18.84 any
// frame gauge51: 113.00 377.67 58.00 any
// frame gauge101: 179.00 377.67 58.00 any
// frame gauge151: 245.00 377.67 58.00 any
// frame gauge201: 47.00 443.67 58.00 any
// frame gauge251: 113.00 443.67 58.00 any
// frame gauge301: 179.00 443.67 58.00 any
// frame gauge351: 245.00 443.67 58.00 any
// frame gauge401: 113.00 509.67 58.00 any
// frame gauge500: 179.00 509.67 58.00 any
// text .gradient: any 575.58 any any
// text 151: any 391.48 any any
// text 251: any 457.48 any any
// text 301: any 457.48 any any
// text 401: any 523.50 any any
// text 500: any 524.57 any any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Text(".pill").font(.title2)
      HStack {
        pill(); pill()
      }
      HStack {
        pill(); pill()
      }
      HStack {
        pill(); pill()
      }
      Text(".dot").font(.title2)
      HStack {
        HStack {
          Text("6")
          Circle().frame(width: 10, height: 10)
        }
        HStack {
          Text("51")
          Circle().frame(width: 10, height: 10)
        }
        HStack {
          Text("101")
          Circle().frame(width: 10, height: 10)
        }
        HStack {
          Text("201")
          Circle().frame(width: 10, height: 10)
        }
        HStack {
          Text("350")
          Circle().frame(width: 10, height: 10)
        }
        HStack {
          Text("351")
          Circle().frame(width: 10, height: 10)
        }
      }
      Text(".text").font(.title2)
      HStack {
        Text("Good").font(.caption)
        Text("Moderate").font(.caption)
        Text("Unhealthy for Sensitive Groups").font(.caption)
      }
      HStack {
        Text("Very Unhealthy").font(.caption)
        Text("Hazardous").font(.caption)
      }
      Text(".gauge").font(.title2)
      HStack(alignment: .top) {
        gauge(6)
        gauge(51)
        gauge(101)
        gauge(151)
      }
      HStack(alignment: .top) {
        gauge(201)
        gauge(251)
        gauge(301)
        gauge(351)
      }
      HStack(alignment: .top) {
        gauge(401)
        gauge(500)
      }
      Text(".gradient").font(.title2)
      Group {
        HStack {
          Color.gray.frame(width: 240, height: 8)
          Text("Good").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 220, height: 8)
          Text("Moderate").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 170, height: 8)
          Text("Unhealthy for\nSensitive Groups").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 190, height: 8)
          Text("Very Unhealthy").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 200, height: 8)
          Text("Hazardous").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 200, height: 8)
          Text("Hazardous").font(.caption)
        }
        .padding(.horizontal)
        HStack {
          Color.gray.frame(width: 200, height: 8)
          Text("Hazardous").font(.caption)
        }
        .padding(.horizontal)
      }
    }
    .padding()
    .frame(width: 350)
  }
}

func pill() -> some View {
  Color.green.frame(width: 125, height: 30)
}
func gauge(_ value: Int) -> some View {
  Gauge(value: Double(value), in: 0...500) {
    Text("IAQ")
  } currentValueLabel: {
    Text("\(value)")
  }
  .gaugeStyle(.accessoryCircular)
  .accessibilityIdentifier("gauge\(value)")
}
