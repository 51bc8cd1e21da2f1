extension String {
  var count2 = 3
}
