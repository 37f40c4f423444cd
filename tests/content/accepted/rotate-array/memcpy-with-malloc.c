void rotate(int* nums, int numsSize, int k) {
    k %= numsSize;
    int *t = (int *)malloc(sizeof(int) * k);
    memcpy(t, nums + numsSize - k, sizeof(int) * k);
    memmove(nums + k, nums, sizeof(int) * (numsSize - k));
    memcpy(nums, t, sizeof(int) * k);
    free(t);
}
