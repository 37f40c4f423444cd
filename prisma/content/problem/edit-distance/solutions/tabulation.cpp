#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int minDistance(string word1, string word2) {
        int m = word1.size();
        int n = word2.size();
        vector<vector<int>> table(m + 1, vector<int>(n + 1));
        for (int i = 0; i <= m; i++) {
            for (int j = 0; j <= n; j++) {
                if (i == 0 || j == 0) {
                    table[i][j] = i + j;
                } else if (word1[i - 1] == word2[j - 1]) {
                    table[i][j] = table[i - 1][j - 1];
                } else {
                    int beside = min(table[i - 1][j], table[i][j - 1]);
                    table[i][j] = 1 + min(table[i - 1][j - 1], beside);
                }
            }
        }
        return table[m][n];
    }
};
