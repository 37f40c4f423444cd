#include <stdlib.h>

static int byValue(const void* a, const void* b) {
    int x = *(const int*)a, y = *(const int*)b;
    return (x > y) - (x < y);
}

static int* tripleOf(int a, int b, int c) {
    int* triple = malloc(3 * sizeof *triple);
    triple[0] = a;
    triple[1] = b;
    triple[2] = c;
    return triple;
}

int** threeSum(int* nums, int numsSize, int* returnSize, int** returnColumnSizes) {
    qsort(nums, numsSize, sizeof *nums, byValue);
    int capacity = 16, count = 0;
    int** triples = malloc(capacity * sizeof *triples);
    for (int i = 0; i < numsSize && nums[i] <= 0; i++) {
        if (i > 0 && nums[i] == nums[i - 1]) continue;
        int left = i + 1, right = numsSize - 1;
        while (left < right) {
            int sum = nums[i] + nums[left] + nums[right];
            if (sum < 0) {
                left++;
            } else if (sum > 0) {
                right--;
            } else {
                if (count == capacity) {
                    capacity *= 2;
                    triples = realloc(triples, capacity * sizeof *triples);
                }
                triples[count++] = tripleOf(nums[i], nums[left], nums[right]);
                left++;
                while (left < right && nums[left] == nums[left - 1]) left++;
            }
        }
    }

    *returnSize = count;
    *returnColumnSizes = malloc(capacity * sizeof **returnColumnSizes);
    for (int i = 0; i < count; i++) (*returnColumnSizes)[i] = 3;
    return triples;
}
