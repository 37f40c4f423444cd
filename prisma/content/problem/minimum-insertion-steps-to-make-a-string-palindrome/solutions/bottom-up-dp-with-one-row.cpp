#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minInsertions(string s) {
        int n = s.size();
        vector<int> dp(n);
        for (int i = n - 2; i >= 0; --i) {
            int diagonal = 0;
            for (int j = i + 1; j < n; ++j) {
                int below = dp[j];
                dp[j] = s[i] == s[j] ? diagonal : 1 + min(below, dp[j - 1]);
                diagonal = below;
            }
        }
        return dp[n - 1];
    }
};
