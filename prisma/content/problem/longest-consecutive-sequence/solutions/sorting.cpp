#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        if (nums.empty()) return 0;
        vector<int> sorted = nums;
        sort(sorted.begin(), sorted.end());
        int longest = 1;
        int length = 1;
        for (size_t i = 1; i < sorted.size(); ++i) {
            if (sorted[i] == sorted[i - 1]) continue;
            length = sorted[i] == sorted[i - 1] + 1 ? length + 1 : 1;
            longest = max(longest, length);
        }
        return longest;
    }
};
