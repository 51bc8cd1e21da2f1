print(self)
