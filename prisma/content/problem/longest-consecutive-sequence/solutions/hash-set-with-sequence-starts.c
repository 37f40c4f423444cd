#include <stdbool.h>
#include <stdlib.h>

typedef struct {
    unsigned mask;
    int* values;
    bool* used;
} Set;

/* The slot that holds value, or the free one where it belongs. */
static unsigned slotOf(const Set* set, int value) {
    unsigned slot = ((unsigned)value * 2654435769u >> 12) & set->mask;
    while (set->used[slot] && set->values[slot] != value) slot = (slot + 1) & set->mask;
    return slot;
}

static bool contains(const Set* set, int value) {
    return set->used[slotOf(set, value)];
}

int longestConsecutive(int* nums, int numsSize) {
    unsigned capacity = 4;
    while (capacity < 2u * (unsigned)numsSize) capacity *= 2;
    Set set = {.mask = capacity - 1};
    set.values = malloc(capacity * sizeof *set.values);
    set.used = calloc(capacity, sizeof *set.used);
    for (int i = 0; i < numsSize; ++i) {
        unsigned slot = slotOf(&set, nums[i]);
        set.values[slot] = nums[i];
        set.used[slot] = true;
    }

    int longest = 0;
    for (unsigned slot = 0; slot < capacity; ++slot) {
        if (!set.used[slot] || contains(&set, set.values[slot] - 1)) continue;
        int end = set.values[slot] + 1;
        while (contains(&set, end)) ++end;
        if (end - set.values[slot] > longest) longest = end - set.values[slot];
    }
    free(set.values);
    free(set.used);
    return longest;
}
