#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) {
        vector<vector<int>> memo(s.size() + 1, vector<int>(p.size() + 1, UNKNOWN));
        return fits(s, p, 0, 0, memo);
    }

private:
    static constexpr int UNKNOWN = -1;

    bool fits(const string& s, const string& p, size_t i, size_t j,
              vector<vector<int>>& memo) {
        if (j == p.size()) return i == s.size();
        int& known = memo[i][j];
        if (known == UNKNOWN) {
            bool firstFits = i < s.size() && (p[j] == s[i] || p[j] == '.');
            if (j + 1 < p.size() && p[j + 1] == '*') {
                known = fits(s, p, i, j + 2, memo)
                    || (firstFits && fits(s, p, i + 1, j, memo));
            } else {
                known = firstFits && fits(s, p, i + 1, j + 1, memo);
            }
        }
        return known;
    }
};
