#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minInsertions(string s) {
        int n = s.size();
        memo.assign(n, vector<int>(n, -1));
        return steps(s, 0, n - 1);
    }

private:
    vector<vector<int>> memo;

    int steps(const string& s, int i, int j) {
        if (i >= j) return 0;
        if (memo[i][j] != -1) return memo[i][j];
        if (s[i] == s[j]) return memo[i][j] = steps(s, i + 1, j - 1);
        return memo[i][j] = 1 + min(steps(s, i + 1, j), steps(s, i, j - 1));
    }
};
