#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int longestValidParentheses(string s) {
        int n = static_cast<int>(s.size());
        vector<int> dp(n);
        int longest = 0;
        for (int i = 1; i < n; ++i) {
            if (s[i] == '(') continue;
            int j = i - 1 - dp[i - 1];
            if (j < 0 || s[j] == ')') continue;
            dp[i] = dp[i - 1] + 2 + (j > 0 ? dp[j - 1] : 0);
            longest = max(longest, dp[i]);
        }
        return longest;
    }
};
