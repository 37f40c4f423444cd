#include <stdlib.h>
#include <string.h>

int longestCommonSubsequence(char* text1, char* text2) {
    if (strlen(text1) < strlen(text2)) return longestCommonSubsequence(text2, text1);
    size_t n = strlen(text2);
    int* above = calloc(n + 1, sizeof(int));
    int* row = calloc(n + 1, sizeof(int));
    for (const char* first = text1; *first != '\0'; first++) {
        for (size_t j = 0; j < n; j++) {
            if (*first == text2[j]) {
                row[j + 1] = above[j] + 1;
            } else {
                row[j + 1] = above[j + 1] > row[j] ? above[j + 1] : row[j];
            }
        }
        int* filled = row;
        row = above;
        above = filled;
    }
    int answer = above[n];
    free(above);
    free(row);
    return answer;
}
