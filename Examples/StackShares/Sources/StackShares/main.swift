import LayoutSolver

// A row of two colours, which take whatever they are offered, and a text between them that is asked
// first and is as wide as its words.
func leaf(_ leaf: Leaf) -> View { View(.leaf(leaf)) }

let row = View(
  .container(
    .hStack(alignment: .verticalCenter, spacing: 8),
    View(
      .group([
        leaf(.color(.named(.blue))),
        View(.modified(leaf(.text(TextContent("Tea and cake"))), .layoutPriority(1))),
        leaf(.color(.named(.red))),
      ]))))

let negotiation = Negotiation(
  root: row, container: LayoutContainer(size: Size(width: 300, height: 100)))
let result = negotiation.layout()

print("Where each view is, in points:")
for node in result.nodes {
  let indent = String(repeating: "  ", count: node.depth)
  let title = [node.name, node.detail].filter { !$0.isEmpty }.joined(separator: " ")
  print("\(indent)\(title): \(PointsText.text(node.frame))")
}

print("What the stack said to each, and what it heard:")
for event in result.events where event.depth == 1 {
  let name = result.nodes[event.node.index].name
  print(
    "\(event.phase.rawValue) \(name): \(PointsText.text(event.proposal)) → "
      + PointsText.text(event.answer))
}
