enum A: Int { case a = 9223372036854775807, b }
