#include <string>
using namespace std;

class Solution {
public:
    bool isMatch(string s, string p) {
        int m = static_cast<int>(s.size());
        int n = static_cast<int>(p.size());
        int i = 0, j = 0, star = -1, start = 0;
        while (i < m) {
            if (j < n && p[j] == '*') {
                star = j++;
                start = i;
            } else if (j < n && (p[j] == '?' || p[j] == s[i])) {
                ++i;
                ++j;
            } else if (star >= 0) {
                i = ++start;
                j = star + 1;
            } else {
                return false;
            }
        }
        while (j < n && p[j] == '*') ++j;
        return j == n;
    }
};
