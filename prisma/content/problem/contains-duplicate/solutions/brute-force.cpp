#include <vector>
using namespace std;

class Solution {
public:
    bool containsDuplicate(vector<int>& nums) {
        for (size_t first = 0; first < nums.size(); ++first) {
            for (size_t second = first + 1; second < nums.size(); ++second) {
                if (nums[first] == nums[second]) return true;
            }
        }
        return false;
    }
};
