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
            int other = pivot + 1;
            for (int i = pivot + 2; i < n; ++i) {
                if (nums[i] > nums[pivot] && nums[i] < nums[other]) other = i;
            }
            swap(nums[pivot], nums[other]);
        }
        sort(nums.begin() + pivot + 1, nums.end());
    }
};
