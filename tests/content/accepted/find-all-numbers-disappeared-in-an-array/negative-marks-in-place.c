int* findDisappearedNumbers(int* nums, int numsSize, int* returnSize) {
    int *ans = malloc(numsSize * sizeof(int)), n = 0;
    for (int i = 0; i < numsSize; i++) {
        int j = abs(nums[i]) - 1;
        if (nums[j] > 0) nums[j] = -nums[j];
    }
    for (int i = 0; i < numsSize; i++) if (nums[i] > 0) ans[n++] = i + 1;
    *returnSize = n;
    return ans;
}
