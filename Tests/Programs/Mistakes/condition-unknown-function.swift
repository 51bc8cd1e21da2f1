#if platform(iOS)
  let isPhone = true
#endif
print("done")
