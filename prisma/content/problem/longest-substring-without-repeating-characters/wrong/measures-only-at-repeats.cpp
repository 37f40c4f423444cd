// Wrong Answer: never measures the last window
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    int lengthOfLongestSubstring(string s) {
        vector<int> lastSeen(128, -1);
        int n = s.size(), left = 0, best = 0;
        for (int right = 0; right < n; right++) {
            if (lastSeen[s[right]] >= left) {
                best = max(best, right - left);
                left = lastSeen[s[right]] + 1;
            }
            lastSeen[s[right]] = right;
        }
        return best;
    }
};
