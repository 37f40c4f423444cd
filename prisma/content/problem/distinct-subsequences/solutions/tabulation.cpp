#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDistinct(string s, string t) {
        size_t m = s.size();
        size_t n = t.size();
        vector<vector<int>> ways(m + 1, vector<int>(n + 1, 0));
        ways[0][0] = 1;
        for (size_t i = 1; i <= m; i++) {
            ways[i][0] = 1;
            for (size_t j = 1; j <= n; j++) {
                ways[i][j] = ways[i - 1][j];
                if (s[i - 1] == t[j - 1]) ways[i][j] += ways[i - 1][j - 1];
            }
        }
        return ways[m][n];
    }
};
