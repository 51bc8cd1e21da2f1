// An implicit member in an argument's list of existentials is one of the type that the other elements
// are of.

protocol AnyNode { var name: String { get } }

enum MembersBesideElements {
  struct Node<Context>: AnyNode {
    var name: String
    static func text(_ text: String) -> Node { Node(name: text) }
    static var rule: Node { Node(name: "rule") }
    static func pair(_ other: Node<String>) -> Element { Element(nodes: [.text("a"), other]) }
  }

  struct Element { var nodes: [any AnyNode] }

  static func count(_ nodes: [any AnyNode]) -> Int { nodes.count }
  static func count(_ names: [String]) -> String { "\(names.count) names" }
  static func types(_ values: [Any]) -> [String] { values.map { "\(type(of: $0))" } }
  static func types(of nodes: [(any AnyNode)?]) -> [String] { nodes.map { $0?.name ?? "none" } }
  static func types(by name: [String: any AnyNode]) -> [String] { name.values.map(\.name).sorted() }

  static func main() {
    let node = Node<String>(name: "b")
    let pair = Node<Int>.pair(node)
    print(pair.nodes.map(\.name), pair.nodes.map { "\(type(of: $0))" })
    print(Element(nodes: [node, .rule, .text("c")]).nodes.map(\.name))
    print(count([node, .rule]), count(["x"]), types([.rule, node]), types(of: [node, .rule]))
    print(types(by: ["a": .rule, "b": node]))
    let chosen: any AnyNode = pair.nodes.isEmpty ? .rule : node
    print(chosen.name, type(of: chosen))
  }
}
