import LayoutSolver

// Three colours share 300 points, less two spaces of 8.
let colors = [View(.leaf(.color(.named(.red)))), View(.leaf(.color(.named(.blue))))]
let row = View(
  .container(
    .hStack(alignment: .verticalCenter, spacing: 8),
    View(.group(colors + [View(.leaf(.color(.named(.green))))]))))
let container = LayoutContainer(size: Size(width: 300, height: 100))
let result = Negotiation(root: row, container: container).layout()
let widths = result.nodes.filter { $0.children.isEmpty }.map { ($0.size.width * 10).rounded() / 10 }
print(widths.map { "\($0)" }.joined(separator: " "))
