#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int longestPalindromeSubseq(string s) {
        memo.assign(s.size(), vector<int>(s.size()));
        return longest(s, 0, s.size() - 1);
    }

private:
    vector<vector<int>> memo;

    int longest(const string& s, int i, int j) {
        if (i >= j) return i == j;
        if (memo[i][j] > 0) return memo[i][j];
        if (s[i] == s[j]) return memo[i][j] = longest(s, i + 1, j - 1) + 2;
        return memo[i][j] = max(longest(s, i + 1, j), longest(s, i, j - 1));
    }
};
