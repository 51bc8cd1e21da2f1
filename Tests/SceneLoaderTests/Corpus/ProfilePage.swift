import SwiftUI

struct ProfileView: View {
  private let facts: [(String, Int)] = [("Posts", 128), ("Followers", 2048), ("Following", 96)]

  var body: some View {
    VStack(spacing: 20) {
      ZStack(alignment: .bottomTrailing) {
        Circle()
          .fill(.teal)
          .frame(width: 96, height: 96)
        Image(systemName: "checkmark.seal.fill")
          .foregroundStyle(.white, .blue)
      }

      VStack(spacing: 4) {
        Text("Ada Byron")
          .font(.title)
          .bold()
        Text("Writes programs for engines that don't exist yet")
          .font(.subheadline)
          .multilineTextAlignment(.center)
          .foregroundStyle(.secondary)
      }

      HStack {
        ForEach(facts, id: \.0) { fact in
          VStack {
            Text("\(fact.1)")
              .font(.headline)
            Text(fact.0)
              .font(.caption)
          }
          .frame(maxWidth: .infinity)
        }
      }

      Button(action: {}) {
        Text("Follow")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
      }
      .background(Color.blue)
      .foregroundColor(.white)
      .clipShape(RoundedRectangle(cornerRadius: 8))

      Spacer()
    }
    .padding(24)
  }
}

struct ProfileView_Previews: PreviewProvider {
  static var previews: some View {
    ProfileView()
  }
}
