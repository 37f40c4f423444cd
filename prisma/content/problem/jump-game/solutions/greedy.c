#include <stdbool.h>

bool canJump(int* nums, int numsSize) {
    int furthest = 0;
    for (int position = 0; position < numsSize; position++) {
        if (position > furthest) return false;
        if (position + nums[position] > furthest) furthest = position + nums[position];
    }
    return true;
}
