#include <algorithm>
#include <string>
using namespace std;

class Solution {
    int longest(const string& text1, size_t i, const string& text2, size_t j) {
        if (i == text1.size() || j == text2.size()) return 0;
        if (text1[i] == text2[j]) return 1 + longest(text1, i + 1, text2, j + 1);
        return max(longest(text1, i + 1, text2, j), longest(text1, i, text2, j + 1));
    }

public:
    int longestCommonSubsequence(string text1, string text2) {
        return longest(text1, 0, text2, 0);
    }
};
