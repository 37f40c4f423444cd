#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int lengthOfLIS(vector<int>& nums) {
        vector<int> length(nums.size(), 1);
        int best = 1;
        for (size_t i = 0; i < nums.size(); i++) {
            for (size_t j = 0; j < i; j++) {
                if (nums[j] < nums[i]) length[i] = max(length[i], length[j] + 1);
            }
            best = max(best, length[i]);
        }
        return best;
    }
};
