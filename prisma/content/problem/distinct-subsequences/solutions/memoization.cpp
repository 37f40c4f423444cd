#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int numDistinct(string s, string t) {
        vector<vector<int>> memo(s.size() + 1, vector<int>(t.size() + 1, -1));
        return ways(s, s.size(), t, t.size(), memo);
    }

private:
    static int ways(const string& s, int i, const string& t, int j,
                    vector<vector<int>>& memo) {
        if (j == 0) return 1;
        if (i < j) return 0;
        if (memo[i][j] < 0) {
            int count = ways(s, i - 1, t, j, memo);
            if (s[i - 1] == t[j - 1]) count += ways(s, i - 1, t, j - 1, memo);
            memo[i][j] = count;
        }
        return memo[i][j];
    }
};
