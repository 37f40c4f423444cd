// Wrong Answer: does not fill the row of the empty suffix of s, so stars at the end match nothing
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) {
        int m = s.size();
        int n = p.size();
        vector<vector<bool>> fits(m + 1, vector<bool>(n + 1, false));
        fits[m][n] = true;
        for (int i = m - 1; i >= 0; i--) {
            for (int j = n - 1; j >= 0; j--) {
                bool firstFits = p[j] == s[i] || p[j] == '.';
                if (j + 1 < n && p[j + 1] == '*') {
                    fits[i][j] = fits[i][j + 2] || (firstFits && fits[i + 1][j]);
                } else {
                    fits[i][j] = firstFits && fits[i + 1][j + 1];
                }
            }
        }
        return fits[0][0];
    }
};
