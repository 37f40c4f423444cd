#include <stdlib.h>

int* productExceptSelf(int* nums, int numsSize, int* returnSize) {
    int* answer = malloc(numsSize * sizeof *answer);
    *returnSize = numsSize;
    int inFront = 1;
    for (int i = 0; i < numsSize; ++i) {
        answer[i] = inFront;
        inFront *= nums[i];
    }
    int behind = 1;
    for (int i = numsSize - 1; i >= 0; --i) {
        answer[i] *= behind;
        behind *= nums[i];
    }
    return answer;
}
