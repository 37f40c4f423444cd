#include <string>
#include <vector>
using namespace std;

class Solution {
public:
    vector<string> summaryRanges(vector<int>& nums) {
        vector<string> ranges;
        size_t start = 0;
        while (start < nums.size()) {
            size_t end = start;
            while (end + 1 < nums.size() && nums[end] + 1 == nums[end + 1]) end++;
            string range = to_string(nums[start]);
            if (end != start) range += "->" + to_string(nums[end]);
            ranges.push_back(range);
            start = end + 1;
        }
        return ranges;
    }
};
