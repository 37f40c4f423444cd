// Wrong Answer: always skips the last house, even if it is the richest
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        int before = 0;
        int best = 0;
        for (int i = 0; i < n - 1; i++) {
            int next = max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
};
