struct Box { var value = 1 }
var box: Box<Int>
