#include <algorithm>
#include <bitset>
#include <string>
using namespace std;

class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        int n = s.size(), best = 0;
        for (int start = 0; start < n; start++) {
            bitset<128> seen;
            int end = start;
            while (end < n && !seen[s[end]]) {
                seen.set(s[end]);
                end++;
            }
            best = max(best, end - start);
        }
        return best;
    }
};
