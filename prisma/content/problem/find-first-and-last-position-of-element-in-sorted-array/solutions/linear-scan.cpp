#include <vector>
using namespace std;

class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        int first = -1;
        int last = -1;
        for (int i = 0; i < static_cast<int>(nums.size()); ++i) {
            if (nums[i] != target) continue;
            if (first == -1) first = i;
            last = i;
        }
        return {first, last};
    }
};
