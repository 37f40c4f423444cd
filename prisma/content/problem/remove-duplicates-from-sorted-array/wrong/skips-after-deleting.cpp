// Wrong Answer: after a deletion the next number moves up and is skipped
#include <vector>
using namespace std;

class Solution {
public:
    int removeDuplicates(vector<int>& nums) {
        for (size_t i = 1; i < nums.size(); ++i) {
            if (nums[i] == nums[i - 1]) nums.erase(nums.begin() + i);
        }
        return nums.size();
    }
};
