#include <algorithm>
#include <array>
#include <string>
using namespace std;

class Solution {
public:
    int characterReplacement(string s, int k) {
        int n = s.size();
        int longest = 0;
        for (int start = 0; start < n; ++start) {
            array<int, 26> counts{};
            int most = 0;
            for (int end = start; end < n; ++end) {
                most = max(most, ++counts[s[end] - 'A']);
                int length = end - start + 1;
                if (length - most > k) break;
                longest = max(longest, length);
            }
        }
        return longest;
    }
};
