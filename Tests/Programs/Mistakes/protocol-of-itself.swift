protocol R: R {}
