import Foundation
let word = " abc "
print(word.trim())
