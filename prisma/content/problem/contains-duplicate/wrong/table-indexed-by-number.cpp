// Runtime Error: uses the numbers as array indices, even negative ones
#include <vector>
using namespace std;

class Solution {
public:
    bool containsDuplicate(vector<int>& nums) {
        vector<bool> seen(nums.size() + 1);
        for (int num : nums) {
            if (seen.at(num)) return true;
            seen.at(num) = true;
        }
        return false;
    }
};
