import Foundation

/// Without an initialiser of its own a class has the one that decodes it.
final class DecodedReview: Codable {
  var first: String
  var stars: Int?
}

enum CodableClasses {
  static func main() {
    let json = #"[{"first": "Ann", "stars": 4}, {"first": "Lee"}]"#
    let reviews = (try? JSONDecoder().decode([DecodedReview].self, from: Data(json.utf8))) ?? []
    for review in reviews { print(review.first, review.stars ?? 0) }
  }
}
