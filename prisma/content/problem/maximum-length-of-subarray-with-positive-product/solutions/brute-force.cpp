#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int getMaxLen(vector<int>& nums) {
        int n = nums.size(), longest = 0;
        for (int start = 0; start < n; start++) {
            bool isPositive = true;
            for (int end = start; end < n && nums[end] != 0; end++) {
                if (nums[end] < 0) isPositive = !isPositive;
                if (isPositive) longest = max(longest, end - start + 1);
            }
        }
        return longest;
    }
};
