#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

bool isValid(char* s) {
    char* awaited = malloc(strlen(s) + 1);
    int size = 0;
    bool valid = true;
    for (char* bracket = s; valid && *bracket; bracket++) {
        if (*bracket == '(') {
            awaited[size++] = ')';
        } else if (*bracket == '[') {
            awaited[size++] = ']';
        } else if (*bracket == '{') {
            awaited[size++] = '}';
        } else {
            valid = size > 0 && awaited[--size] == *bracket;
        }
    }
    free(awaited);
    return valid && size == 0;
}
