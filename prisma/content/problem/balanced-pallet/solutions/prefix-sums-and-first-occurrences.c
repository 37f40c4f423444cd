#include <stdio.h>
#include <string.h>

#define MOST_BOXES 200000

static char row[MOST_BOXES + 1];
static int firstPlace[2 * MOST_BOXES + 1];

int main(void) {
    if (scanf("%200000s", row) != 1) return 1;
    int n = (int)strlen(row);

    for (int i = 0; i <= 2 * n; i++) firstPlace[i] = -1;
    firstPlace[n] = 0;

    int balance = 0;
    int longest = 0;
    for (int taken = 1; taken <= n; taken++) {
        char box = row[taken - 1];
        if (box == 'H') balance++;
        if (box == 'L') balance--;
        int *first = &firstPlace[balance + n];
        if (*first == -1) *first = taken;
        if (taken - *first > longest) longest = taken - *first;
    }
    printf("%d\n", longest);
    return 0;
}
