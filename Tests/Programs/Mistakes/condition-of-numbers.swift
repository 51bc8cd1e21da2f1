#if DEBUG == 1
  let isDebug = true
#endif
print("done")
