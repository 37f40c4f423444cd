#include <stdio.h>

#define MOST_TOWERS 300000

static int heights[MOST_TOWERS];
static int passes[MOST_TOWERS];
static int visible[MOST_TOWERS];

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &heights[i]) != 1) return 1;
    }

    int size = 0;
    for (int i = n - 1; i >= 0; i--) {
        while (size > 0 && heights[visible[size - 1]] <= heights[i]) size--;
        if (size > 0) passes[i] = passes[visible[size - 1]] + 1;
        visible[size++] = i;
    }
    for (int i = 0; i < n; i++) printf("%d%c", passes[i], i + 1 < n ? ' ' : '\n');
    return 0;
}
