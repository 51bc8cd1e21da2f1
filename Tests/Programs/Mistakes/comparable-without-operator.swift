struct Score: Comparable { var value = 1 }
