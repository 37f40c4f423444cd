#include <stdbool.h>
#include <stdio.h>

#define MOST_PUMPS 100000

static int n;
static long long rest;
static long long tanks;
static long long times[MOST_PUMPS];

static bool isEnough(long long minutes) {
    long long filled = 0;
    for (int i = 0; i < n; i++) {
        filled += (minutes + rest) / (times[i] + rest);
        if (filled >= tanks) return true;
    }
    return false;
}

int main(void) {
    if (scanf("%d %lld %lld", &n, &rest, &tanks) != 3) return 1;
    long long slowest = 0;
    for (int i = 0; i < n; i++) {
        if (scanf("%lld", &times[i]) != 1) return 1;
        if (times[i] > slowest) slowest = times[i];
    }

    long long low = 1;
    long long high = (tanks + n - 1) / n * (slowest + rest) - rest;
    while (low < high) {
        long long mid = low + (high - low) / 2;
        if (isEnough(mid)) high = mid;
        else low = mid + 1;
    }
    printf("%lld\n", low);
    return 0;
}
