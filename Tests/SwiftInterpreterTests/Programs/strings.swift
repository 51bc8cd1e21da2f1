// program: string basics
let s = "Hello, world"
print(s.count, s.uppercased(), s.lowercased(), s.isEmpty, s.first!, s.last!)
print(s.hasPrefix("Hell"), s.hasSuffix("x"), s.contains("wor"), s + "!", s.reversed().map { String($0) }.joined())
print(String(s.prefix(3)), String(s.suffix(2)), s.dropFirst(7))
print(s.split(separator: Character(",")).map(\.count))
var t = "a"
t += "b"
t.append("c")
t.append(contentsOf: "de")
print(t, t == "abcde", t < "b")

// program: interpolation
let n = 3
let d = 2.5
let o: Int? = 4
print("n=\(n) d=\(d) sum=\(n + 1) o=\(o as Any) \(n > 2 ? "big" : "small") \("nested \(n)")")
print("\(1.0) \(true) \([1, 2]) \((1, "a")) \(["k": 1])")

// program: multi-line strings
let x = 5
let m = """
  first
    indented \(x)
  "quoted" \\ back
  joined \
  line
  """
print(m)
print("""
one

three
""")

// program: raw strings
print(#"a\nb "quoted" \#(1 + 1)"#)
print(##"x #"y"# z"##)

// program: escapes
print("tab\tnew\\ quote\" single' unicode\u{48}\u{1F600} null")
debugPrint("a\nb\t\"q\"\\")
print(["a\nb", "it's"])

// program: characters
let c: Character = "e"
print(c, c.isLetter, c.uppercased(), Character("Z").asciiValue as Any, c < "f")
for ch in "añ🎉" { print(ch, terminator: "|") }
print()
print("abc".map { String($0) + "." }, Array("xyz"), String(Array("xyz").reversed()))
print("a1b2".filter { $0.isNumber }, "a1".compactMap { $0.wholeNumberValue })

// program: string indices
let s = "swift"
let i = s.index(s.startIndex, offsetBy: 2)
print(s[i], s[s.startIndex], s[..<i], s[i...], s.firstIndex(of: "f") != nil)

// program: repeating and joining
print(String(repeating: "ab", count: 3), ["x", "y"].joined(separator: ", "), String(repeating: "-", count: 5))
print((1...3).map(String.init).joined(separator: "+"), ["a", "b"].map { $0.uppercased() })

// program: string building
func table(_ rows: [[String]]) -> String {
  var result = ""
  for row in rows {
    for (i, cell) in row.enumerated() {
      if i > 0 { result += " | " }
      result += cell + String(repeating: " ", count: max(0, 5 - cell.count))
    }
    result += "\n"
  }
  return result
}
print(table([["a", "bb"], ["ccc", "d"]]))

// program: palindromes
func isPalindrome(_ s: String) -> Bool {
  let letters = s.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan"), isPalindrome("Was it a car"), isPalindrome("Racecar"))

// program: string comparison and sorting
print(["banana", "Apple", "cherry"].sorted(), ["b", "a"].min()!, "10" < "9")
print("abc" == "abc", "abc".elementsEqual("abc"), "abc".compactMap { $0 == "b" ? nil : $0 })

// program: print options
print(1, 2, 3, separator: "-")
print("a", terminator: "")
print("b")
print()
print("x", "y", separator: "", terminator: "!\n")

// program: description of values
print(Optional("x") as Any, [Optional(1), nil], ("a", 1), (x: 1, y: "b"))
print([1: "a"], Set([1]), 1...3, "a"..."c", 0..<5)
debugPrint(1...3, "s", [1.0], Optional("z") as Any)
print(Int.self, [Int].self, type(of: 1.5), type(of: "a"), String(describing: 3))
