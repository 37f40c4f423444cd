#include <stdlib.h>

static int byStart(const void* first, const void* second) {
    int a = (*(int* const*)first)[0];
    int b = (*(int* const*)second)[0];
    return (a > b) - (a < b);
}

int** merge(int** intervals, int intervalsSize, int* intervalsColSize, int* returnSize,
            int** returnColumnSizes) {
    (void)intervalsColSize;
    qsort(intervals, intervalsSize, sizeof(int*), byStart);
    int** merged = malloc(sizeof(int*) * intervalsSize);
    int count = 0;
    for (int i = 0; i < intervalsSize; i++) {
        int start = intervals[i][0], end = intervals[i][1];
        if (count > 0 && start <= merged[count - 1][1]) {
            if (end > merged[count - 1][1]) merged[count - 1][1] = end;
        } else {
            merged[count] = malloc(sizeof(int) * 2);
            merged[count][0] = start;
            merged[count][1] = end;
            count++;
        }
    }
    *returnSize = count;
    *returnColumnSizes = malloc(sizeof(int) * count);
    for (int i = 0; i < count; i++) (*returnColumnSizes)[i] = 2;
    return merged;
}
