// Time Limit Exceeded: low does not pass the middle, so a range of two elements never shrinks
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        if (nums.empty()) return {-1, -1};
        int low = 0, high = nums.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (nums[middle] < target) low = middle;
            else high = middle;
        }
        if (nums[low] != target) return {-1, -1};
        int last = low;
        while (last + 1 < int(nums.size()) && nums[last + 1] == target) last++;
        return {low, last};
    }
};
