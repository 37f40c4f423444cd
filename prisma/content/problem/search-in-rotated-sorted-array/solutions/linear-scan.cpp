#include <vector>
using namespace std;

class Solution {
public:
    int search(vector<int>& nums, int target) {
        for (size_t position = 0; position < nums.size(); position++)
            if (nums[position] == target) return static_cast<int>(position);
        return -1;
    }
};
