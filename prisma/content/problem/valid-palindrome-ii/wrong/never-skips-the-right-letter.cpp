// Wrong Answer: only ever deletes the left one of the two mismatched letters
#include <string>
using namespace std;

class Solution {
public:
    bool validPalindrome(string s) {
        int low = 0;
        int high = static_cast<int>(s.size()) - 1;
        while (low < high && s[low] == s[high]) {
            low++;
            high--;
        }
        for (low++; low < high; low++, high--) {
            if (s[low] != s[high]) return false;
        }
        return true;
    }
};
