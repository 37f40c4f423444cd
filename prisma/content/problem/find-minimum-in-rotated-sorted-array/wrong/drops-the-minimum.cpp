// Wrong Answer: excludes the middle although it may be the minimum
#include <vector>
using namespace std;

class Solution {
public:
    int findMin(vector<int>& nums) {
        int low = 0;
        int high = static_cast<int>(nums.size()) - 1;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (nums[middle] > nums[high]) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return nums[low];
    }
};
