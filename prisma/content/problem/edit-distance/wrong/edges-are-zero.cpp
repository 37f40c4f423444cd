// Wrong Answer: leaves the first row and column 0, as if deletions and insertions were free
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minDistance(string word1, string word2) {
        int m = word1.size();
        int n = word2.size();
        vector<vector<int>> table(m + 1, vector<int>(n + 1, 0));
        for (int i = 1; i <= m; i++) {
            for (int j = 1; j <= n; j++) {
                int beside = min(table[i - 1][j], table[i][j - 1]) + 1;
                int replaced = table[i - 1][j - 1] + (word1[i - 1] != word2[j - 1]);
                table[i][j] = min(beside, replaced);
            }
        }
        return table[m][n];
    }
};
