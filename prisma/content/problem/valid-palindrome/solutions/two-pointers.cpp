#include <cctype>
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
            } else if (tolower(a) != tolower(b)) {
                return false;
            } else {
                left++;
                right--;
            }
        }
        return true;
    }
};
