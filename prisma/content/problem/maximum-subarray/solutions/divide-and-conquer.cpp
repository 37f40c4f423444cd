#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxSubArray(vector<int>& nums) {
        return bestOf(nums, 0, static_cast<int>(nums.size()) - 1);
    }

private:
    int bestOf(const vector<int>& nums, int low, int high) {
        if (low == high) return nums[low];
        int middle = low + (high - low) / 2;

        int toLeft = nums[middle];
        for (int i = middle - 1, total = toLeft; i >= low; --i) {
            total += nums[i];
            toLeft = max(toLeft, total);
        }
        int toRight = nums[middle + 1];
        for (int i = middle + 2, total = toRight; i <= high; ++i) {
            total += nums[i];
            toRight = max(toRight, total);
        }
        int inOneHalf = max(bestOf(nums, low, middle), bestOf(nums, middle + 1, high));
        return max(inOneHalf, toLeft + toRight);
    }
};
