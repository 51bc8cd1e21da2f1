import Foundation
let word = "abc"
print(word.replace("a", with: "b"))
