#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minDistance(string word1, string word2) {
        int m = word1.size();
        int n = word2.size();
        vector<vector<int>> memo(m + 1, vector<int>(n + 1, -1));
        return distance(word1, m, word2, n, memo);
    }

private:
    static int distance(const string& one, int i, const string& other, int j,
                        vector<vector<int>>& memo) {
        if (i == 0 || j == 0) return i + j;
        if (memo[i][j] >= 0) return memo[i][j];
        if (one[i - 1] == other[j - 1]) {
            return memo[i][j] = distance(one, i - 1, other, j - 1, memo);
        }
        int replaced = distance(one, i - 1, other, j - 1, memo);
        int deleted = distance(one, i - 1, other, j, memo);
        int inserted = distance(one, i, other, j - 1, memo);
        return memo[i][j] = 1 + min(replaced, min(deleted, inserted));
    }
};
