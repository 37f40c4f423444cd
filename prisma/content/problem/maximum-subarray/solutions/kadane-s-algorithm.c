int maxSubArray(int* nums, int numsSize) {
    int ending = nums[0];
    int best = nums[0];
    for (int i = 1; i < numsSize; ++i) {
        ending = ending > 0 ? ending + nums[i] : nums[i];
        if (ending > best) best = ending;
    }
    return best;
}
