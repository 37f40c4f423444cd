#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int longestValidParentheses(string s) {
        int n = static_cast<int>(s.size());
        int longest = 0;
        for (int start = 0; start < n; ++start) {
            int open = 0;
            for (int end = start; end < n; ++end) {
                open += s[end] == '(' ? 1 : -1;
                if (open < 0) break;
                if (open == 0) longest = max(longest, end - start + 1);
            }
        }
        return longest;
    }
};
