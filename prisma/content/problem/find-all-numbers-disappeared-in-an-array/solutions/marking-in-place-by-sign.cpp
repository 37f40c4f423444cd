#include <cstddef>
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
public:
    vector<int> findDisappearedNumbers(vector<int>& nums) {
        for (size_t i = 0; i < nums.size(); ++i) {
            int& marked = nums[abs(nums[i]) - 1];
            marked = -abs(marked);
        }
        vector<int> missing;
        for (size_t i = 0; i < nums.size(); ++i) {
            if (nums[i] > 0) missing.push_back(static_cast<int>(i) + 1);
        }
        return missing;
    }
};
