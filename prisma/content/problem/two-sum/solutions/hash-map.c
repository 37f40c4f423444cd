#include <stdlib.h>

/* The slot that holds num, or the free slot (-1) where it belongs. */
static unsigned slotOf(const int* slots, unsigned mask, const int* nums, int num) {
    unsigned slot = ((unsigned)num * 2654435769u >> 12) & mask;
    while (slots[slot] != -1 && nums[slots[slot]] != num) slot = (slot + 1) & mask;
    return slot;
}

int* twoSum(int* nums, int numsSize, int target, int* returnSize) {
    unsigned capacity = 4;
    while (capacity < 2u * (unsigned)numsSize) capacity *= 2;
    int* slots = malloc(capacity * sizeof *slots);
    for (unsigned slot = 0; slot < capacity; ++slot) slots[slot] = -1;

    int* answer = malloc(2 * sizeof *answer);
    *returnSize = 0;
    for (int position = 0; position < numsSize; ++position) {
        int partner = slots[slotOf(slots, capacity - 1, nums, target - nums[position])];
        if (partner != -1) {
            answer[0] = partner;
            answer[1] = position;
            *returnSize = 2;
            break;
        }
        slots[slotOf(slots, capacity - 1, nums, nums[position])] = position;
    }
    free(slots);
    return answer;
}
