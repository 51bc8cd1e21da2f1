protocol Owner: AnyObject {}
struct Card: Owner {}
