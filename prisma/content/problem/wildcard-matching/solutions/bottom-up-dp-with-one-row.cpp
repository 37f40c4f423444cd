#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) {
        size_t n = p.size();
        vector<bool> dp(n + 1);
        dp[0] = true;
        for (size_t j = 1; j <= n; ++j) dp[j] = dp[j - 1] && p[j - 1] == '*';
        for (char letter : s) {
            bool diagonal = dp[0];
            dp[0] = false;
            for (size_t j = 1; j <= n; ++j) {
                bool above = dp[j];
                if (p[j - 1] == '*') {
                    dp[j] = dp[j - 1] || above;
                } else {
                    dp[j] = diagonal && (p[j - 1] == '?' || p[j - 1] == letter);
                }
                diagonal = above;
            }
        }
        return dp[n];
    }
};
