#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxSubarraySumCircular(vector<int>& nums) {
        int n = nums.size();
        int best = nums[0];
        for (int start = 0; start < n; start++) {
            int total = 0;
            for (int length = 0; length < n; length++) {
                total += nums[(start + length) % n];
                best = max(best, total);
            }
        }
        return best;
    }
};
