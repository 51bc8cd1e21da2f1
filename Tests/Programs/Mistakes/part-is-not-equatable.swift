struct T { var a: Int }
struct S: Equatable { var t: T }
