// Time Limit Exceeded: compares every pair of elements
#include <cstddef>
#include <vector>
using namespace std;

class Solution {
public:
    int findDuplicate(vector<int>& nums) {
        for (size_t second = 1; second < nums.size(); ++second) {
            for (size_t first = 0; first < second; ++first) {
                if (nums[first] == nums[second]) return nums[first];
            }
        }
        return -1;
    }
};
