protocol Named { var name: String }
