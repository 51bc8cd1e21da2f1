protocol Named { var name: String { get } }
struct A: Named {
  var name: Int = 1
}
