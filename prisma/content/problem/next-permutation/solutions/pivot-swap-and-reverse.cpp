#include <algorithm>
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void nextPermutation(vector<int>& nums) {
        int n = nums.size();
        int pivot = n - 2;
        while (pivot >= 0 && nums[pivot] >= nums[pivot + 1]) --pivot;
        if (pivot >= 0) {
            int other = n - 1;
            while (nums[other] <= nums[pivot]) --other;
            swap(nums[pivot], nums[other]);
        }
        reverse(nums.begin() + pivot + 1, nums.end());
    }
};
