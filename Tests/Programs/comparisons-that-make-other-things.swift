/// Operators of one's own by the names of comparisons and of `&&`, `||` and `!`, which give no `Bool`.
struct Field { var name: String }
struct Test: CustomStringConvertible { var description: String }
func < (field: Field, value: Int) -> Test { Test(description: "\(field.name) < \(value)") }
func == (field: Field, value: String) -> Test { Test(description: "\(field.name) = \(value)") }
func && (a: Test, b: Test) -> Test { Test(description: "(\(a) and \(b))") }
func || (a: Test, b: Test) -> Test { Test(description: "(\(a) or \(b))") }
prefix func ! (a: Test) -> Test { Test(description: "not \(a)") }
infix operator ~~> : AssignmentPrecedence
func ~~> (a: Test, b: Test) -> String { "\(a) gives \(b)" }
func shown(_ isTrue: Bool?) -> String { "bool" }
func shown(_ test: Test?) -> String { "test" }

enum Tests {
  static func main() {
    let (age, name) = (Field(name: "age"), Field(name: "name"))
    print(shown(age < 1), shown(1 < 2), age < 3)
    print(age < 9 && name == "a", age < 1 || name == "b", !(age < 1))
    print([age < 1, name == "c"], ["k": age < 2])
    print(age < 1 ~~> name == "d")
    let (yes, no) = (true, 1 == 2)
    print(yes && !no, yes || no, !yes)
  }
}
