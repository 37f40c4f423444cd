#include <algorithm>
#include <array>
#include <string>
using namespace std;

class Solution {
public:
    int characterReplacement(string s, int k) {
        int n = s.size();
        array<int, 26> counts{};
        int most = 0;
        int start = 0;
        for (int end = 0; end < n; ++end) {
            most = max(most, ++counts[s[end] - 'A']);
            if (end - start + 1 - most > k) --counts[s[start++] - 'A'];
        }
        return n - start;
    }
};
