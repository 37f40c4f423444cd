#include <stdlib.h>

int* dailyTemperatures(int* temperatures, int temperaturesSize, int* returnSize) {
    int* wait = calloc(temperaturesSize, sizeof(int));
    *returnSize = temperaturesSize;
    for (int day = temperaturesSize - 2; day >= 0; day--) {
        int later = day + 1;
        while (wait[later] > 0 && temperatures[later] <= temperatures[day]) {
            later += wait[later];
        }
        if (temperatures[later] > temperatures[day]) wait[day] = later - day;
    }
    return wait;
}
