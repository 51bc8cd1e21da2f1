// The first `return` of a closure tells what the others give.
enum Match { case exact, inexact, nomatch }
enum ReturnsAfterAnother {
  static func main() {
    let pegs = [1, 2, 3]; var left = [1, 9, 3]
    let back = pegs.indices.reversed().map { index in
      if left.count > index, left[index] == pegs[index] {
        left.remove(at: index)
        return Match.exact
      } else {
        return .nomatch
      }
    }
    print(Array(back.reversed()), left)
  }
}
