enum DeprecatedNames {
  static func main() {
    let numbers = [3, 5, 8]
    print(numbers.index(of: 5) as Any, numbers.index(where: { $0 > 5 }) as Any)
    print(numbers.index { $0 == 9 } as Any)
  }
}
