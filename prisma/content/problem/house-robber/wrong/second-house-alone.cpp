// Wrong Answer: initializes the best of two houses with the second one instead of the maximum
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        if (n == 1) return nums[0];
        vector<int> best(n);
        best[0] = nums[0];
        best[1] = nums[1];
        for (int i = 2; i < n; i++) best[i] = max(best[i - 1], best[i - 2] + nums[i]);
        return best[n - 1];
    }
};
