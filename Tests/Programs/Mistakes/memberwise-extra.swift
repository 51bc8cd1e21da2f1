struct Point { var x: Double; var y: Double }
let p = Point(x: 1, y: 2, z: 3)
