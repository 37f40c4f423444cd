#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        vector<int> best(n + 1);
        best[1] = nums[0];
        for (int i = 2; i <= n; i++) {
            best[i] = max(best[i - 1], best[i - 2] + nums[i - 1]);
        }
        return best[n];
    }
};
