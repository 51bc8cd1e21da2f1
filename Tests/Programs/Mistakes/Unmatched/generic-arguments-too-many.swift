struct Box<T> { var value: T }
var box: Box<Int, String>
