import SwiftUI

struct Promise: View {
  let symbol: String
  let color: Color
  let title: String
  let words: String

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Image(systemName: symbol).font(.title).foregroundStyle(color).frame(width: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(words).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

struct Onboarding: View {
  var body: some View {
    VStack(spacing: 32) {
      Spacer()
      RoundedRectangle(cornerRadius: 24)
        .fill(
          LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom)
        )
        .frame(width: 110, height: 110)
        .overlay(Image(systemName: "sun.max.fill").font(.system(size: 56)).foregroundStyle(.white))
        .shadow(radius: 12, y: 6)
      VStack(spacing: 8) {
        Text("Welcome to Daylight").font(.largeTitle.bold())
        Text("Plan your day by the sun.").foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 20) {
        Promise(
          symbol: "sunrise.fill", color: .orange, title: "Golden hours",
          words: "Know when the light is at its best, wherever you are.")
        Promise(
          symbol: "bell.badge.fill", color: .red, title: "Gentle reminders",
          words: "A nudge before sunset, and never at night.")
        Promise(
          symbol: "lock.fill", color: .green, title: "Private",
          words: "Your location stays on your phone.")
      }
      Spacer()
      VStack(spacing: 12) {
        Button {
        } label: {
          Text("Get started").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        Button("I already have an account") {}
      }
    }
    .padding(24)
  }
}

#Preview { Onboarding() }
