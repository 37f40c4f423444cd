// Wrong Answer: keeps the longest palindromic substring, but the characters kept may have gaps between them
#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int minInsertions(string s) {
        int n = s.size(), longest = 0;
        for (int center = 0; center < 2 * n; center++) {
            int i = center / 2, j = i + center % 2;
            while (i >= 0 && j < n && s[i] == s[j]) i--, j++;
            longest = max(longest, j - i - 1);
        }
        return n - longest;
    }
};
