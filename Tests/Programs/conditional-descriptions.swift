struct Labelled<Content> { var content: Content }

extension Labelled: CustomStringConvertible where Content: CustomStringConvertible {
  var description: String { "<" + content.description + ">" }
}

enum ConditionalDescriptions {
  struct Plain { var number = 1 }

  static func main() {
    print(Labelled(content: 1), Labelled(content: Plain()), Labelled(content: [2]))
    print([Labelled(content: 1)], [Labelled(content: Plain())])
    print("\(Labelled(content: Plain()))", String(describing: Labelled(content: "text")))
    print(Labelled(content: Labelled(content: Plain())), Labelled(content: Labelled(content: 4)))
  }
}
