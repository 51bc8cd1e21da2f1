enum Tree {
  case leaf
  case node(Tree, Int, Tree)
}
