#include <stdio.h>

#define MOST_KEYS 500000

static char keys[MOST_KEYS + 1];
static char text[MOST_KEYS + 1];
static char removed[MOST_KEYS];

int main(void) {
    if (scanf("%500000s", keys) != 1) return 1;

    int length = 0;
    int undone = 0;
    for (const char *key = keys; *key != '\0'; key++) {
        if (*key == '-') {
            if (length > 0) removed[undone++] = text[--length];
        } else if (*key == '+') {
            if (undone > 0) text[length++] = removed[--undone];
        } else {
            text[length++] = *key;
            undone = 0;
        }
    }
    text[length] = '\0';
    puts(text);
    return 0;
}
