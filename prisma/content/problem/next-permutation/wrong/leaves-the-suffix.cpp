// Wrong Answer: does not reverse the suffix after the swap
#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void nextPermutation(vector<int>& nums) {
        int pivot = static_cast<int>(nums.size()) - 2;
        while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) --pivot;
        if (pivot < 0) {
            reverse(nums.begin(), nums.end());
            return;
        }
        int other = static_cast<int>(nums.size()) - 1;
        while (nums[other] <= nums[pivot]) --other;
        swap(nums[pivot], nums[other]);
    }
};
