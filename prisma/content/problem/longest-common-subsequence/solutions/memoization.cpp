#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int longestCommonSubsequence(string text1, string text2) {
        vector<vector<int>> memo(text1.size(), vector<int>(text2.size(), -1));
        return longest(text1, 0, text2, 0, memo);
    }

private:
    static int longest(const string& text1, size_t i, const string& text2, size_t j,
                       vector<vector<int>>& memo) {
        if (i == text1.size() || j == text2.size()) return 0;
        if (memo[i][j] < 0) {
            if (text1[i] == text2[j]) {
                memo[i][j] = 1 + longest(text1, i + 1, text2, j + 1, memo);
            } else {
                int withoutFirst = longest(text1, i + 1, text2, j, memo);
                int withoutSecond = longest(text1, i, text2, j + 1, memo);
                memo[i][j] = max(withoutFirst, withoutSecond);
            }
        }
        return memo[i][j];
    }
};
