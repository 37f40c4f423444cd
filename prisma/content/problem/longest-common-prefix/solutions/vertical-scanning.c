#include <stdlib.h>
#include <string.h>

static int sharedLength(char** strs, int strsSize) {
    int column = 0;
    for (; strs[0][column] != '\0'; ++column) {
        for (int word = 1; word < strsSize; ++word) {
            /* The 0 at the end of a shorter word differs from any letter, too. */
            if (strs[word][column] != strs[0][column]) return column;
        }
    }
    return column;
}

char* longestCommonPrefix(char** strs, int strsSize) {
    int length = sharedLength(strs, strsSize);
    char* prefix = malloc(length + 1);
    memcpy(prefix, strs[0], length);
    prefix[length] = '\0';
    return prefix;
}
