#include <cstddef>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) {
        memo.assign(s.size() + 1, vector<signed char>(p.size() + 1, -1));
        return match(s, p, 0, 0);
    }

private:
    vector<vector<signed char>> memo;

    bool match(const string& s, const string& p, size_t i, size_t j) {
        if (j == p.size()) return i == s.size();
        if (memo[i][j] >= 0) return memo[i][j] == 1;
        bool result = false;
        if (p[j] == '*') {
            result = match(s, p, i, j + 1) || (i < s.size() && match(s, p, i + 1, j));
        } else if (i < s.size() && (p[j] == '?' || p[j] == s[i])) {
            result = match(s, p, i + 1, j + 1);
        }
        memo[i][j] = result ? 1 : 0;
        return result;
    }
};
