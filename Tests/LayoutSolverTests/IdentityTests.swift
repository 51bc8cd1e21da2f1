import Testing

@testable import LayoutSolver

/// Places are told apart by their way from the root, however it was come by.
struct IdentityTests {
  private let stack = Identity().stepping(0).stepping("stack")

  @Test func sameWayIsSamePlace() {
    let again = Identity().stepping(0).stepping("stack")
    #expect(stack == again)
    #expect(Set([stack, again]).count == 1)
    #expect(stack.stepping(1) != again.stepping(2))
    #expect(stack.stepping(1) != stack)
    #expect(Identity().stepping("stack").stepping(0) != stack)
  }

  /// Steps that are indices or names are kept as such; they are what they are as values of any type.
  @Test func stepsOfAnyTypeAreTheSameSteps() {
    let other = Identity().stepping(AnyHashable(0)).stepping(AnyHashable("stack"))
    #expect(other == stack)
    #expect(Set([stack, other]).count == 1)
    #expect(Identity().stepping(AnyHashable("0")) != Identity().stepping(0))
  }

  @Test func placesAreInsideThoseOnTheirWay() {
    let row = stack.stepping(2).stepping("row")
    #expect(row.isInside(stack))
    #expect(row.isInside(row))
    #expect(row.isInside(Identity()))
    #expect(!stack.isInside(row))
    #expect(!row.isInside(stack.stepping(3)))
  }

  @Test func stepsLeadFromOnePlaceToAnother() {
    let row = stack.stepping(2).stepping("row")
    #expect(row.steps(from: stack) == [AnyHashable(2), AnyHashable("row")])
    #expect(row.steps(from: row).isEmpty)
    #expect(row.around.around == stack)
    #expect(Identity().around == Identity())
  }

  /// A way of many steps is compared, hashed and let go of without recursion.
  @Test func longWays() {
    func way() -> Identity { (0..<200_000).reduce(Identity()) { $0.stepping($1) } }
    #expect(Set([way(), way(), way().stepping(0)]).count == 2)
  }
}
