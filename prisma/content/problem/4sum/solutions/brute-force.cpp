#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> found;
        for (int a = 0; a < n; a++) {
            if (a > 0 && nums[a] == nums[a - 1]) continue;
            for (int b = a + 1; b < n; b++) {
                if (b > a + 1 && nums[b] == nums[b - 1]) continue;
                for (int c = b + 1; c < n; c++) {
                    if (c > b + 1 && nums[c] == nums[c - 1]) continue;
                    for (int d = c + 1; d < n; d++) {
                        if (d > c + 1 && nums[d] == nums[d - 1]) continue;
                        long long sum = 0LL + nums[a] + nums[b] + nums[c] + nums[d];
                        if (sum != target) continue;
                        found.push_back({nums[a], nums[b], nums[c], nums[d]});
                    }
                }
            }
        }
        return found;
    }
};
