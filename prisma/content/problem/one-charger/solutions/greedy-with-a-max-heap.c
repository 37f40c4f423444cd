#include <stdio.h>
#include <stdlib.h>

#define MOST_TRUCKS 200000

typedef struct {
    int charging;
    int leaving;
} Truck;

static Truck trucks[MOST_TRUCKS];
static int heap[MOST_TRUCKS];
static int size;

static int byLeaving(const void *a, const void *b) {
    int one = ((const Truck *)a)->leaving;
    int other = ((const Truck *)b)->leaving;
    return (one > other) - (one < other);
}

static void push(int charging) {
    int at = size++;
    while (at > 0 && heap[(at - 1) / 2] < charging) {
        heap[at] = heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    heap[at] = charging;
}

static int pop(void) {
    int longest = heap[0];
    int charging = heap[--size];
    int at = 0;
    while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size && heap[child + 1] > heap[child]) child++;
        if (charging >= heap[child]) break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = charging;
    return longest;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d %d", &trucks[i].charging, &trucks[i].leaving) != 2) return 1;
    }
    qsort(trucks, n, sizeof(Truck), byLeaving);

    long long total = 0;
    for (int i = 0; i < n; i++) {
        push(trucks[i].charging);
        total += trucks[i].charging;
        if (total > trucks[i].leaving) total -= pop();
    }
    printf("%d\n", size);
    return 0;
}
