// Wrong Answer: adds dp[i][j - 1], as if characters of t could be deleted
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDistinct(string s, string t) {
        size_t m = s.size();
        size_t n = t.size();
        vector<vector<unsigned>> ways(m + 1, vector<unsigned>(n + 1, 0));
        for (size_t i = 0; i <= m; i++) ways[i][0] = 1;
        for (size_t i = 1; i <= m; i++) {
            for (size_t j = 1; j <= n; j++) {
                ways[i][j] = ways[i - 1][j];
                if (s[i - 1] == t[j - 1]) ways[i][j] += ways[i - 1][j - 1];
                else ways[i][j] += ways[i][j - 1];
            }
        }
        return static_cast<int>(ways[m][n] & 0x7fffffff);
    }
};
