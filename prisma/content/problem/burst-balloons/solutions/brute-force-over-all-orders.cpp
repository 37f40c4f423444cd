#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    int maxCoins(vector<int>& nums) {
        int best = 0;
        int n = nums.size();
        for (int i = 0; i < n; i++) {
            int left = i > 0 ? nums[i - 1] : 1;
            int right = i + 1 < n ? nums[i + 1] : 1;
            vector<int> rest = nums;
            rest.erase(rest.begin() + i);
            best = max(best, left * nums[i] * right + maxCoins(rest));
        }
        return best;
    }
};
