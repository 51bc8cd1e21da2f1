import SwiftUI

struct Person: Identifiable {
  let id: Int
  let name: String
  let role: String
  let followers: Int
}

struct ProfileCard: View {
  let person: Person
  @State private var isFollowing = false

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "person.crop.circle.fill")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
        .foregroundColor(.blue)
      Text(person.name)
        .font(.title2)
        .bold()
      Text(person.role)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(spacing: 24) {
        figure("Posts", value: 42)
        figure("Followers", value: person.followers + (isFollowing ? 1 : 0))
        figure("Following", value: 180)
      }
      Button(action: { isFollowing.toggle() }) {
        Text(isFollowing ? "Unfollow" : "Follow")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 10)
          .background(isFollowing ? Color.gray.opacity(0.2) : Color.blue)
          .foregroundColor(isFollowing ? .primary : .white)
          .cornerRadius(10)
      }
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.white).shadow(radius: 4))
    .padding(.horizontal, 20)
  }

  private func figure(_ title: String, value: Int) -> some View {
    VStack {
      Text("\(value)").font(.headline)
      Text(title).font(.caption).foregroundColor(.secondary)
    }
  }
}

struct ProfileCard_Previews: PreviewProvider {
  static let sample = Person(id: 1, name: "Ada Byron", role: "Engineer", followers: 1815)

  static var previews: some View {
    ProfileCard(person: sample)
  }
}
