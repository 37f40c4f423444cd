#include <ctype.h>
#include <stdbool.h>
#include <string.h>

bool isPalindrome(char* s) {
    int left = 0, right = (int)strlen(s) - 1;
    while (left < right) {
        unsigned char a = s[left], b = s[right];
        if (!isalnum(a)) {
            left++;
        } else if (!isalnum(b)) {
            right--;
        } else if (tolower(a) != tolower(b)) {
            return false;
        } else {
            left++;
            right--;
        }
    }
    return true;
}
