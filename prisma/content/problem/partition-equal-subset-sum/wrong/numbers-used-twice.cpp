// Wrong Answer: iterates the sums upward, so a number is used several times
#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (total % 2 == 1) return false;
        vector<bool> canMake(total / 2 + 1, false);
        canMake[0] = true;
        for (int num : nums) {
            for (int t = num; t <= total / 2; t++) {
                if (canMake[t - num]) canMake[t] = true;
            }
        }
        return canMake[total / 2];
    }
};
