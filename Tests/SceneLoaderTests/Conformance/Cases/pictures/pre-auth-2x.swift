// source: https://github.com/BarredEwe/Prefire/tree/85c25edb8b68e50ef8453542e8ea986bf8b62c4d
//   Example/PrefireExampleTests/__Snapshots__/PreviewTests/
//   test_authView_Preview-iPhone-15.1.png
// observed: Apple SwiftUI, iOS 17 simulator (June 2024), 375x812 view, 2x
// confidence: observed
// platform: ios 17 @2x
// container: 375x812
// type size: medium
// tolerance: 1
// frame banner: 16.00 16.00 343.00 104.00
// text Login: 16.19 176.58 39.61 any
// text Password: 16.19 238.00 69.61 any
// frame sign-in: 16.00 314.00 343.00 49.50
// text Sign In: 163.10 328.58 49.21 any
// frame registration: 16.00 371.50 343.00 49.50
// text Registration: 144.19 386.08 87.11 any
// text More about product: 112.69 460.58 149.72 any
// notes: A text by its ink, an area by its edges.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ScrollView {
      HStack(spacing: 24) {
        Text("🔥").font(.system(size: 60))
        Text("Prefire").font(.system(size: 56).weight(.heavy))
      }
      .padding(.vertical)
      .frame(maxWidth: .infinity)
      .background(.purple)
      .accessibilityIdentifier("banner")
      .padding()
      VStack {
        TextField("Login", text: .constant("")).padding(.vertical)
        TextField("Password", text: .constant("")).padding(.vertical)
      }
      .padding()
      VStack {
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(true)
        .accessibilityIdentifier("sign-in")
        Button {
        } label: {
          Text("Registration").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .controlSize(.large)
        .accessibilityIdentifier("registration")
      }
      .padding()
      Text("More about product").font(.headline).padding()
    }
  }
}
