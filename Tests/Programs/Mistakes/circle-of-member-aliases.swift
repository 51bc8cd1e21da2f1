struct O { typealias B = O.C; typealias C = O.B }
