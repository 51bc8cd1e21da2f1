/// What a person would want to know about a finished layout: overflow, squeezed readers.
struct GeometryFindings {
  let nodes: [PlacedNode]
  let placed: PlacedTree

  func all() -> [LayoutFinding] { [] }
}
