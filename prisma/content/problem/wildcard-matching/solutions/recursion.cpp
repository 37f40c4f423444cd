#include <cstddef>
#include <string>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) { return match(s, p, 0, 0); }

private:
    bool match(const string& s, const string& p, size_t i, size_t j) {
        if (j == p.size()) return i == s.size();
        if (p[j] == '*') {
            return match(s, p, i, j + 1) || (i < s.size() && match(s, p, i + 1, j));
        }
        if (i == s.size() || (p[j] != '?' && p[j] != s[i])) return false;
        return match(s, p, i + 1, j + 1);
    }
};
