#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int minInsertions(string s) {
        return steps(s, 0, static_cast<int>(s.size()) - 1);
    }

private:
    int steps(const string& s, int i, int j) {
        if (i >= j) return 0;
        if (s[i] == s[j]) return steps(s, i + 1, j - 1);
        return 1 + min(steps(s, i + 1, j), steps(s, i, j - 1));
    }
};
