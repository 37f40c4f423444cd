int cmp(const void* a, const void* b) { return *(int*)a - *(int*)b; }

int heightChecker(int* heights, int heightsSize) {
    int sorted[heightsSize];
    memcpy(sorted, heights, sizeof(sorted));
    qsort(sorted, heightsSize, sizeof(int), cmp);
    int n = 0;
    while (heightsSize--) n += sorted[heightsSize] != heights[heightsSize];
    return n;
}
