#include <algorithm>
#include <vector>
using namespace std;

class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> found;
        for (int i = 0; i < n; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            for (int j = i + 1; j < n; j++) {
                if (j > i + 1 && nums[j] == nums[j - 1]) continue;
                long long rest = 0LL + target - nums[i] - nums[j];
                int left = j + 1, right = n - 1;
                while (left < right) {
                    long long sum = 0LL + nums[left] + nums[right];
                    if (sum < rest) {
                        left++;
                    } else if (sum > rest) {
                        right--;
                    } else {
                        found.push_back({nums[i], nums[j], nums[left], nums[right]});
                        left++;
                        right--;
                        while (left < right && nums[left] == nums[left - 1]) left++;
                    }
                }
            }
        }
        return found;
    }
};
