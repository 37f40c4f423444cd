#include <vector>
using namespace std;

class Solution {
public:
    bool checkSubarraySum(vector<int>& nums, int k) {
        for (size_t start = 0; start < nums.size(); ++start) {
            long long total = nums[start];
            for (size_t end = start + 1; end < nums.size(); ++end) {
                total += nums[end];
                if (total % k == 0) return true;
            }
        }
        return false;
    }
};
