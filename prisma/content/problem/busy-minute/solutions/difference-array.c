#include <stdio.h>

#define LATEST 1000000

static int change[LATEST + 2];

int main(void) {
    int n;
    if (scanf("%d", &n) != 1) return 1;
    int lastMinute = 0;
    for (int i = 0; i < n; i++) {
        int a, b;
        if (scanf("%d %d", &a, &b) != 2) return 1;
        change[a]++;
        change[b + 1]--;
        if (b > lastMinute) lastMinute = b;
    }

    int present = 0;
    int bestMinute = 0;
    int most = 0;
    for (int minute = 0; minute <= lastMinute; minute++) {
        present += change[minute];
        if (present > most) {
            bestMinute = minute;
            most = present;
        }
    }
    printf("%d %d\n", bestMinute, most);
    return 0;
}
