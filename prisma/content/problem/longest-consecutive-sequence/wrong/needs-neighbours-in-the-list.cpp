// Wrong Answer: only counts numbers that are adjacent in the array
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int longestConsecutive(vector<int>& nums) {
        int longest = 0;
        int length = 0;
        for (size_t i = 0; i < nums.size(); ++i) {
            length = i > 0 && nums[i] == nums[i - 1] + 1 ? length + 1 : 1;
            longest = max(longest, length);
        }
        return longest;
    }
};
