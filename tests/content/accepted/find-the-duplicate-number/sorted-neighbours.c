int cmp(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int findDuplicate(int* nums, int numsSize) {
    qsort(nums, numsSize, sizeof *nums, cmp);
    for (int i = 1; ; i++) if (nums[i] == nums[i - 1]) return nums[i];
}
