int rob(int* nums, int numsSize) {
    int before = 0, best = 0;
    for (int i = 0; i < numsSize; i++) {
        int taken = before + nums[i];
        before = best;
        if (taken > best) best = taken;
    }
    return best;
}
