import SwiftUI

struct ContentView: View {
  let blue = Color(red: 0.157, green: 0.333, blue: 0.659)
  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Image(systemName: "exclamationmark.triangle.fill").font(.system(size: 60)).foregroundColor(
          .orange
        ).padding(.top, 40)
        Text("Firmware Update Required").font(.largeTitle.bold()).multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
        Label {
          Text("Minimum required: **2.5.0**")
        } icon: {
          Image(systemName: "checkmark.shield.fill").foregroundColor(.green)
        }
        .font(.body).padding().background(Color(.secondarySystemBackground)).cornerRadius(12)
        Text(
          "The Meshtastic Apple app requires firmware version 2.5.0 or later. Older firmware versions are no "
            + "longer supported and may have compatibility issues or missing features."
        )
        .foregroundColor(.secondary).multilineTextAlignment(.center).fixedSize(
          horizontal: false, vertical: true
        ).padding(.horizontal)
        VStack(alignment: .leading, spacing: 12) {
          Text("How to Update").font(.headline)
          button("Open Web Flasher", "bolt.fill").buttonStyle(.borderedProminent).tint(blue)
          button("Firmware Update Docs", "book.fill").buttonStyle(.bordered).foregroundStyle(blue)
          button("Additional Help", "questionmark.circle.fill").buttonStyle(.bordered)
            .foregroundStyle(blue)
        }
        .padding().background(Color(.secondarySystemBackground)).cornerRadius(12).padding(
          .horizontal)
      }
      .padding(.bottom, 20)
    }

  }
  func button(_ title: String, _ icon: String) -> some View {
    Button {
    } label: {
      Label(title, systemImage: icon).frame(maxWidth: .infinity)
    }
    .buttonBorderShape(.capsule)
  }
}
