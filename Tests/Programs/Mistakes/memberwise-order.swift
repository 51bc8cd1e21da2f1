struct Point { var x: Double; var y: Double }
let p = Point(y: 1, x: 2)
