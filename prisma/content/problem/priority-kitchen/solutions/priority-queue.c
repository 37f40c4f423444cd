#include <stdbool.h>
#include <stdio.h>

#define MOST_ORDERS 200000

static int arrivals[MOST_ORDERS];
static int times[MOST_ORDERS];
static int priorities[MOST_ORDERS];
static int heap[MOST_ORDERS];
static int size;

static bool isBefore(int a, int b) {
    if (priorities[a] != priorities[b]) return priorities[a] > priorities[b];
    return a < b;
}

static void push(int order) {
    int at = size++;
    while (at > 0 && isBefore(order, heap[(at - 1) / 2])) {
        heap[at] = heap[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    heap[at] = order;
}

static int pop(void) {
    int top = heap[0];
    int order = heap[--size];
    int at = 0;
    while (2 * at + 1 < size) {
        int child = 2 * at + 1;
        if (child + 1 < size && isBefore(heap[child + 1], heap[child])) child++;
        if (!isBefore(heap[child], order)) break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = order;
    return top;
}

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    for (int i = 0; i < n; i++) {
        if (scanf("%d %d %d", &arrivals[i], &times[i], &priorities[i]) != 3) return 1;
    }

    long long clock = 0;
    int arrived = 0;
    for (int finished = 0; finished < n; finished++) {
        if (size == 0 && clock < arrivals[arrived]) clock = arrivals[arrived];
        while (arrived < n && arrivals[arrived] <= clock) push(arrived++);

        int order = pop();
        clock += times[order];
        printf("%d %lld\n", order + 1, clock);
    }
    return 0;
}
