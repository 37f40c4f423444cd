#include <numeric>
#include <vector>
using namespace std;

class Solution {
public:
    bool canPartition(vector<int>& nums) {
        int total = accumulate(nums.begin(), nums.end(), 0);
        if (total % 2 == 1) return false;
        int half = total / 2;
        vector<bool> canMake(half + 1, false);
        canMake[0] = true;
        for (int num : nums) {
            for (int t = half; t >= num; t--) {
                if (canMake[t - num]) canMake[t] = true;
            }
        }
        return canMake[half];
    }
};
