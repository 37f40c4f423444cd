#include <algorithm>
#include <string>
using namespace std;

class Solution {
public:
    int longestPalindromeSubseq(string s) { return longest(s, 0, s.size() - 1); }

private:
    int longest(const string& s, int i, int j) {
        if (i >= j) return i == j;
        if (s[i] == s[j]) return longest(s, i + 1, j - 1) + 2;
        return max(longest(s, i + 1, j), longest(s, i, j - 1));
    }
};
