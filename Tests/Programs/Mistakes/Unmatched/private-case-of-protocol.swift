protocol Named { var name: String { get } }
struct Person: Named { private var name = "" }
