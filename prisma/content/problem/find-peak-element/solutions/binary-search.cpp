#include <vector>
using namespace std;

class Solution {
public:
    int findPeakElement(vector<int>& nums) {
        int low = 0;
        int high = static_cast<int>(nums.size()) - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] < nums[middle + 1]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
};
