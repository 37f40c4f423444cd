#include <stdbool.h>

bool isAnagram(char* s, char* t) {
    int count[26] = {0};
    for (; *s != '\0'; ++s) ++count[*s - 'a'];
    for (; *t != '\0'; ++t) --count[*t - 'a'];
    for (int letter = 0; letter < 26; ++letter) {
        if (count[letter] != 0) return false;
    }
    return true;
}
