int** subsets(int* nums, int numsSize, int* returnSize, int** returnColumnSizes) {
    int total = 1 << numsSize;
    int **res = malloc(total * sizeof(int *));
    *returnColumnSizes = malloc(total * sizeof(int));
    *returnSize = total;
    for (int m = 0; m < total; m++) {
        int k = 0;
        res[m] = malloc(__builtin_popcount(m) * sizeof(int));
        for (int i = 0; i < numsSize; i++)
            if (m >> i & 1) res[m][k++] = nums[i];
        (*returnColumnSizes)[m] = k;
    }
    return res;
}
