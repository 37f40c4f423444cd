static int cmp(const void* a, const void* b) { return (*(int**)a)[0] - (*(int**)b)[0]; }

int** merge(int** intervals, int intervalsSize, int* intervalsColSize, int* returnSize, int** returnColumnSizes) {
    qsort(intervals, intervalsSize, sizeof(int*), cmp);
    int n = 0;
    for (int i = 0; i < intervalsSize; i++) {
        if (n && intervals[i][0] <= intervals[n - 1][1]) {
            if (intervals[i][1] > intervals[n - 1][1]) intervals[n - 1][1] = intervals[i][1];
        } else intervals[n++] = intervals[i];
    }
    *returnSize = n;
    *returnColumnSizes = intervalsColSize;
    return intervals;
}
