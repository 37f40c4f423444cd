#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int longestPalindrome(string s) {
        sort(s.begin(), s.end());
        int n = s.size();
        int length = 0;
        bool hasCenter = false;
        for (int start = 0, end = 0; start < n; start = end) {
            while (end < n && s[end] == s[start]) end++;
            int run = end - start;
            length += run - run % 2;
            hasCenter = hasCenter || run % 2 == 1;
        }
        return length + (hasCenter ? 1 : 0);
    }
};
