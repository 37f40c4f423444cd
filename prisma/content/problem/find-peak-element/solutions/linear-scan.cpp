#include <vector>
using namespace std;

class Solution {
public:
    int findPeakElement(vector<int>& nums) {
        size_t position = 0;
        while (position + 1 < nums.size() && nums[position] < nums[position + 1]) {
            ++position;
        }
        return position;
    }
};
