#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int threeSumClosest(vector<int>& nums, int target) {
        int closest = nums[0] + nums[1] + nums[2];
        for (size_t i = 0; i < nums.size(); ++i) {
            for (size_t j = i + 1; j < nums.size(); ++j) {
                for (size_t k = j + 1; k < nums.size(); ++k) {
                    int sum = nums[i] + nums[j] + nums[k];
                    if (abs(sum - target) < abs(closest - target)) closest = sum;
                }
            }
        }
        return closest;
    }
};
