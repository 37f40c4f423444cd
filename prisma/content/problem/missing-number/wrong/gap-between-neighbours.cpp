// Wrong Answer: looks for a gap between two numbers, but a missing 0 or n leaves none
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int missingNumber(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        for (size_t i = 1; i < nums.size(); i++) {
            if (nums[i] != nums[i - 1] + 1) return nums[i] - 1;
        }
        return 0;
    }
};
