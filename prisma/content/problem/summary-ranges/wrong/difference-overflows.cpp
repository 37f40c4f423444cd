// Runtime Error: the difference of two neighbours may overflow a 32-bit integer
#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> summaryRanges(vector<int>& nums) {
        vector<string> ranges;
        int n = nums.size();
        for (int start = 0, i = 0; i < n; i++) {
            if (i + 1 < n && nums[i + 1] - nums[i] == 1) continue;
            string range = to_string(nums[start]);
            if (start < i) range += "->" + to_string(nums[i]);
            ranges.push_back(range);
            start = i + 1;
        }
        return ranges;
    }
};
