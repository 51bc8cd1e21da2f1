protocol Named { var name: String { get } }
struct Person: Named { var name = 3 }
