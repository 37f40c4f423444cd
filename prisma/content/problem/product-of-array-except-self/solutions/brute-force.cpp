#include <vector>
using namespace std;

class Solution {
public:
    vector<int> productExceptSelf(vector<int>& nums) {
        vector<int> answer(nums.size(), 1);
        for (size_t leftOut = 0; leftOut < nums.size(); ++leftOut) {
            for (size_t position = 0; position < nums.size(); ++position) {
                if (position != leftOut) answer[leftOut] *= nums[position];
            }
        }
        return answer;
    }
};
