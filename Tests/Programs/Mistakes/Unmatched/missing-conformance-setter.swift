protocol Counter { var count: Int { get set } }
struct Steps: Counter { let count = 1 }
