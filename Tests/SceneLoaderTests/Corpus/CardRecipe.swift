import SwiftUI

struct Recipe: Identifiable {
  let id = UUID()
  var title: String
  var minutes: Int
  var isVegan: Bool
}

struct RecipeCard: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom))
        .frame(height: 120)
      Text(recipe.title)
        .font(.headline)
        .lineLimit(2)
      HStack {
        Label("\(recipe.minutes) min", systemImage: "clock")
        Spacer()
        if recipe.isVegan {
          Text("vegan")
            .font(.caption2)
            .padding(.horizontal, 6)
            .padding(.vertical, 2)
            .background(Capsule().fill(Color.green.opacity(0.3)))
        }
      }
      .font(.caption)
      .foregroundColor(.secondary)
    }
    .padding()
    .background(Color.white)
    .cornerRadius(16)
    .shadow(radius: 4)
  }
}

struct ContentView: View {
  let recipes = [
    Recipe(title: "Lentil soup with lemon", minutes: 40, isVegan: true),
    Recipe(title: "Pancakes", minutes: 20, isVegan: false),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(recipes) { RecipeCard(recipe: $0) }
      }
      .padding()
    }
  }
}

#Preview {
  ContentView()
}
