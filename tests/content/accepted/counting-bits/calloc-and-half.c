int* countBits(int n, int* returnSize) {
    int *r = (int *)calloc(n + 1, sizeof(int));
    *returnSize = n + 1;
    for (int i = 1; i <= n; i++) r[i] = r[i / 2] + i % 2;
    return r;
}
