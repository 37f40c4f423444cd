#include <stdio.h>

#define MOST_POSTS 200000

static int heights[MOST_POSTS];

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &heights[i]) != 1) return 1;
    }

    int peak = 0;
    int high = n - 1;
    while (peak < high) {
        int mid = peak + (high - peak) / 2;
        if (heights[mid] < heights[mid + 1]) peak = mid + 1;
        else high = mid;
    }

    int q;
    if (scanf("%d", &q) != 1) return 1;
    for (int i = 0; i < q; i++) {
        int h;
        if (scanf("%d", &h) != 1) return 1;

        int first = 0;
        high = peak;
        while (first < high) {
            int mid = first + (high - first) / 2;
            if (heights[mid] < h) first = mid + 1;
            else high = mid;
        }
        int behind = peak;
        high = n;
        while (behind < high) {
            int mid = behind + (high - behind) / 2;
            if (heights[mid] >= h) behind = mid + 1;
            else high = mid;
        }
        printf("%d%c", behind - first, i + 1 < q ? ' ' : '\n');
    }
    return 0;
}
