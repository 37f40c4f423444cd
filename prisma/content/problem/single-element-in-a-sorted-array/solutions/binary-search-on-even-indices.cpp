#include <vector>
using namespace std;

class Solution {
public:
    int singleNonDuplicate(vector<int>& nums) {
        int low = 0, high = static_cast<int>(nums.size()) - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            middle -= middle % 2;
            if (nums[middle] == nums[middle + 1]) {
                low = middle + 2;
            } else {
                high = middle;
            }
        }
        return nums[low];
    }
};
