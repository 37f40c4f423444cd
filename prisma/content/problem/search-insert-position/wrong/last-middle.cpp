// Wrong Answer: returns the last middle instead of the insertion position if the target is missing
#include <vector>
using namespace std;

class Solution {
public:
    int searchInsert(vector<int>& nums, int target) {
        int low = 0, high = static_cast<int>(nums.size()) - 1, middle = 0;
        while (low <= high) {
            middle = low + (high - low) / 2;
            if (nums[middle] == target) return middle;
            if (nums[middle] < target) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return middle;
    }
};
