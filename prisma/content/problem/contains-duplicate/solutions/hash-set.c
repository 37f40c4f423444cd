#include <stdbool.h>
#include <stdlib.h>

bool containsDuplicate(int* nums, int numsSize) {
    unsigned capacity = 4;
    while (capacity < 2u * (unsigned)numsSize) capacity *= 2;
    unsigned mask = capacity - 1;
    int* values = malloc(capacity * sizeof *values);
    bool* used = calloc(capacity, sizeof *used);

    bool found = false;
    for (int i = 0; i < numsSize && !found; ++i) {
        unsigned slot = ((unsigned)nums[i] * 2654435769u >> 12) & mask;
        while (used[slot] && values[slot] != nums[i]) slot = (slot + 1) & mask;
        found = used[slot];
        used[slot] = true;
        values[slot] = nums[i];
    }
    free(values);
    free(used);
    return found;
}
