#include <string>
using namespace std;

class Solution {
public:
    string longestPalindrome(string s) {
        int n = static_cast<int>(s.size()), from = 0, length = 0;
        for (int middle = 0; middle < n; middle++)
            for (int second : {middle, middle + 1}) {
                int left = middle, right = second;
                while (left >= 0 && right < n && s[left] == s[right]) {
                    left--;
                    right++;
                }
                if (right - left - 1 > length) {
                    from = left + 1;
                    length = right - left - 1;
                }
            }
        return s.substr(from, length);
    }
};
