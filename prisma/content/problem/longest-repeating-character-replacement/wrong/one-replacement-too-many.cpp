// Wrong Answer: allows k + 1 replacements in the window
#include <algorithm>
#include <array>
#include <string>
using namespace std;

class Solution {
public:
    int characterReplacement(string s, int k) {
        array<int, 26> counts{};
        int longest = 0;
        int start = 0;
        for (int end = 0; end < static_cast<int>(s.size()); ++end) {
            ++counts[s[end] - 'A'];
            while (end - start - *max_element(counts.begin(), counts.end()) > k) {
                --counts[s[start++] - 'A'];
            }
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
