#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int longestPalindromeSubseq(string s) {
        int n = s.size();
        vector<int> dp(n);
        for (int i = n - 1; i >= 0; i--) {
            dp[i] = 1;
            int diagonal = 0;
            for (int j = i + 1; j < n; j++) {
                int below = dp[j];
                dp[j] = s[i] == s[j] ? diagonal + 2 : max(below, dp[j - 1]);
                diagonal = below;
            }
        }
        return dp[n - 1];
    }
};
