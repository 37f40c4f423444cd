int byUnits(const void *a, const void *b) {
    return (*(int **)b)[1] - (*(int **)a)[1];
}
int maximumUnits(int** boxTypes, int boxTypesSize, int* boxTypesColSize, int truckSize) {
    int total = 0;
    qsort(boxTypes, boxTypesSize, sizeof(int *), byUnits);
    for (int i = 0; i < boxTypesSize && truckSize > 0; i++) {
        int n = boxTypes[i][0] < truckSize ? boxTypes[i][0] : truckSize;
        total += n * boxTypes[i][1];
        truckSize -= n;
    }
    return total;
}
