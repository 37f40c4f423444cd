#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    int knightDialer(int n) {
        const long long mod = 1'000'000'007;
        const vector<vector<int>> moves{{4, 6}, {6, 8},    {7, 9}, {4, 8}, {0, 3, 9},
                                        {},     {0, 1, 7}, {2, 6}, {1, 3}, {2, 4}};
        vector<vector<long long>> dp(n + 1, vector<long long>(10));
        dp[1].assign(10, 1);
        for (int k = 2; k <= n; ++k) {
            for (int digit = 0; digit < 10; ++digit) {
                for (int other : moves[digit]) dp[k][digit] += dp[k - 1][other];
                dp[k][digit] %= mod;
            }
        }
        return static_cast<int>(accumulate(dp[n].begin(), dp[n].end(), 0LL) % mod);
    }
};
