#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        return max(bestOf(nums, 0, n - 1), bestOf(nums, 1, n));
    }

private:
    static int bestOf(const vector<int>& nums, int start, int end) {
        int before = 0;
        int best = 0;
        for (int i = start; i < end; i++) {
            int next = max(best, before + nums[i]);
            before = best;
            best = next;
        }
        return best;
    }
};
