#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS 20

char* encode(char** strs, int strsSize) {
    size_t room = 1;
    for (int i = 0; i < strsSize; i++) room += strlen(strs[i]) + DIGITS + 1;
    char* text = malloc(room);
    char* end = text;
    for (int i = 0; i < strsSize; i++) {
        size_t length = strlen(strs[i]);
        end += sprintf(end, "%zu:", length);
        memcpy(end, strs[i], length);
        end += length;
    }
    *end = '\0';
    return text;
}

char** decode(char* s, int* returnSize) {
    size_t room = strlen(s) / 2 + 1;
    char** strs = malloc(room * sizeof *strs);
    *returnSize = 0;
    while (*s) {
        char* colon;
        size_t length = strtoul(s, &colon, 10);
        char* str = malloc(length + 1);
        memcpy(str, colon + 1, length);
        str[length] = '\0';
        strs[(*returnSize)++] = str;
        s = colon + 1 + length;
    }
    return strs;
}
