#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isInterleave(string s1, string s2, string s3) {
        size_t m = s1.size();
        size_t n = s2.size();
        if (m + n != s3.size()) return false;
        vector<vector<bool>> fits(m + 1, vector<bool>(n + 1, false));
        fits[0][0] = true;
        for (size_t i = 0; i <= m; i++) {
            for (size_t j = 0; j <= n; j++) {
                if (i + j == 0) continue;
                char letter = s3[i + j - 1];
                bool fromFirst = i > 0 && fits[i - 1][j] && s1[i - 1] == letter;
                bool fromSecond = j > 0 && fits[i][j - 1] && s2[j - 1] == letter;
                fits[i][j] = fromFirst || fromSecond;
            }
        }
        return fits[m][n];
    }
};
