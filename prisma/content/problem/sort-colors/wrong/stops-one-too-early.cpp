// Wrong Answer: stops before it has looked at the element at high
#include <utility>
#include <vector>
using namespace std;

class Solution {
public:
    void sortColors(vector<int>& nums) {
        int low = 0, current = 0, high = static_cast<int>(nums.size()) - 1;
        while (current < high) {
            switch (nums[current]) {
                case 0: swap(nums[current++], nums[low++]); break;
                case 1: ++current; break;
                default: swap(nums[current], nums[high--]);
            }
        }
    }
};
