#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void sortColors(vector<int>& nums) {
        int low = 0, current = 0, high = static_cast<int>(nums.size()) - 1;
        while (current <= high) {
            if (nums[current] == 0) {
                swap(nums[low++], nums[current++]);
            } else if (nums[current] == 1) {
                ++current;
            } else {
                swap(nums[current], nums[high--]);
            }
        }
    }
};
