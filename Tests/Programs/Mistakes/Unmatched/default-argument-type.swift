func f(_ n: Int = "a") {}
