protocol Shape { func area() -> Double }
struct Square: Shape { var side = 1.0 }
