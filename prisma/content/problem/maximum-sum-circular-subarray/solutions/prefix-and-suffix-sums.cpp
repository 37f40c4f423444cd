#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxSubarraySumCircular(vector<int>& nums) {
        int n = nums.size();
        int best = nums[0], endingHere = 0, prefix = 0;
        vector<int> bestPrefix(n);
        for (int i = 0; i < n; i++) {
            endingHere = max(nums[i], endingHere + nums[i]);
            best = max(best, endingHere);
            prefix += nums[i];
            bestPrefix[i] = i == 0 ? prefix : max(prefix, bestPrefix[i - 1]);
        }
        int suffix = 0;
        for (int i = n - 1; i > 0; i--) {
            suffix += nums[i];
            best = max(best, suffix + bestPrefix[i - 1]);
        }
        return best;
    }
};
