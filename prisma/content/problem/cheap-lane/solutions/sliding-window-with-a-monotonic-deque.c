#include <stdio.h>

#define MOST_GATES 200000

static int prices[MOST_GATES];
static int candidates[MOST_GATES];

int main(void) {
    int n;
    long long budget;
    if (scanf("%d %lld", &n, &budget) != 2) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &prices[i]) != 1) return 1;
    }

    int front = 0;
    int back = 0;
    long long total = 0;
    int left = 0;
    int bestLength = 0;
    int bestStart = 0;
    for (int right = 0; right < n; right++) {
        total += prices[right];
        while (back > front && prices[candidates[back - 1]] <= prices[right]) back--;
        candidates[back++] = right;

        while (total - prices[candidates[front]] > budget) {
            if (candidates[front] == left) front++;
            total -= prices[left];
            left++;
        }
        if (right - left + 1 > bestLength) {
            bestLength = right - left + 1;
            bestStart = left;
        }
    }
    printf("%d %d\n", bestLength, bestStart + 1);
    return 0;
}
