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
        vector<int> best{0, nums[start]};
        for (int i = start + 1; i < end; i++) {
            size_t size = best.size();
            best.push_back(max(best[size - 1], best[size - 2] + nums[i]));
        }
        return best.back();
    }
};
