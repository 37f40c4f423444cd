// Wrong Answer: moves the pointer with the smaller sum, which is not correct with negative elements
#include <vector>
using namespace std;

class Solution {
public:
    int pivotIndex(vector<int>& nums) {
        int left = 0, right = nums.size() - 1;
        int leftSum = 0, rightSum = 0;
        while (left < right) {
            if (leftSum <= rightSum) {
                leftSum += nums[left++];
            } else {
                rightSum += nums[right--];
            }
        }
        return leftSum == rightSum ? left : -1;
    }
};
