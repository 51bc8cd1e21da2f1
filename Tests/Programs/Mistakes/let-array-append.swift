struct Cart { let items: [Int] }
var cart = Cart(items: [])
cart.items.append(1)
