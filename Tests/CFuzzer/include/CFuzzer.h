// libFuzzer's driver, which clang's runtime has and no header of the toolchain declares.
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*run)(const uint8_t *data, size_t size));
