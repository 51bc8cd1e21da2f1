func rank<Value>(_ value: Value) -> String { "anything" }
func rank<Value: Equatable>(_ value: Value) -> String { "equatable" }
func rank<Value: Collection>(_ value: Value) -> String { "collection" }
func rank<Value: Collection & Equatable>(_ value: Value) -> String { "equatable collection" }
func rank<Value>(_ value: [Value]) -> String { "list" }

func sort<Value: Sequence>(_ value: Value) -> String { "sequence" }
func sort<Value: Sequence & Equatable>(_ value: Value) -> String { "equatable sequence" }

func kind<Value>(_ value: [Value]) -> String { "list" }
func kind<Value: Collection>(_ value: Value) -> String { "collection" }
func kind<Value: Collection & Equatable>(_ value: Value) -> String { "equatable collection" }

enum ConstrainedBeforeLists {
  struct Plain {}

  static func main() {
    let numbers = [1, 2]
    print(rank([1]), rank(numbers), rank([Plain()]), rank(3), rank("text"), rank(Plain()))
    print(sort([1]), sort(numbers), sort([Plain()]), kind([1]), kind(numbers), kind([Plain()]))
  }
}
