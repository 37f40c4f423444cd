#include <string>
using namespace std;

class Solution {
public:
    int numDistinct(string s, string t) {
        return ways(s, s.size(), t, t.size());
    }

private:
    static int ways(const string& s, int i, const string& t, int j) {
        if (j == 0) return 1;
        if (i < j) return 0;
        int kept = s[i - 1] == t[j - 1] ? ways(s, i - 1, t, j - 1) : 0;
        return ways(s, i - 1, t, j) + kept;
    }
};
