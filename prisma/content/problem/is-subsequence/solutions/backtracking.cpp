#include <string>
using namespace std;

class Solution {
public:
    bool isSubsequence(string s, string t) { return match(s, 0, t, 0); }

private:
    bool match(const string& s, size_t i, const string& t, size_t j) {
        if (i == s.size()) return true;
        if (j == t.size()) return false;
        if (s[i] == t[j] && match(s, i + 1, t, j + 1)) return true;
        return match(s, i, t, j + 1);
    }
};
