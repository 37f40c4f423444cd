// Wrong Answer: a pointer may land on the index of the fixed number
#include <algorithm>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    int threeSumClosest(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        int closest = nums[0] + nums[1] + nums[2];
        for (int first = 0; first < n; ++first) {
            int left = 0;
            int right = n - 1;
            while (left < right) {
                int sum = nums[first] + nums[left] + nums[right];
                if (abs(sum - target) < abs(closest - target)) closest = sum;
                if (sum < target) {
                    ++left;
                } else {
                    --right;
                }
            }
        }
        return closest;
    }
};
