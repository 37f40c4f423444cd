// Wrong Answer: replaces the candidate as soon as the count drops to 0, with a number that was just cancelled
#include <vector>
using namespace std;

class Solution {
public:
    int majorityElement(vector<int>& nums) {
        int candidate = nums[0];
        int count = 1;
        for (size_t i = 1; i < nums.size(); ++i) {
            if (nums[i] == candidate) {
                ++count;
            } else if (--count == 0) {
                candidate = nums[i];
            }
        }
        return candidate;
    }
};
