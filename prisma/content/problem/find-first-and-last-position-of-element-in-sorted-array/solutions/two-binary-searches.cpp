#include <vector>
using namespace std;

class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        int first = lowerBound(nums, target);
        if (first == static_cast<int>(nums.size()) || nums[first] != target) {
            return {-1, -1};
        }
        return {first, lowerBound(nums, target + 1) - 1};
    }

private:
    int lowerBound(const vector<int>& nums, int x) {
        int low = 0;
        int high = nums.size();
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
};
