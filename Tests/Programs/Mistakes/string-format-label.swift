import Foundation
let price = 2.5
print(String(formatt: "%.2f", price))
