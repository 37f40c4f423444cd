// Wrong Answer: '0' and 'P' are 32 apart, like the lowercase and uppercase form of a letter
#include <cctype>
#include <cstdlib>
#include <string>
using namespace std;

class Solution {
public:
    bool isPalindrome(string s) {
        int left = 0, right = static_cast<int>(s.size()) - 1;
        while (left < right) {
            unsigned char a = s[left], b = s[right];
            if (!isalnum(a)) {
                left++;
            } else if (!isalnum(b)) {
                right--;
            } else if (a != b && abs(a - b) != 32) {
                return false;
            } else {
                left++;
                right--;
            }
        }
        return true;
    }
};
