func area(width: Double) -> Double { widht * 2 }
