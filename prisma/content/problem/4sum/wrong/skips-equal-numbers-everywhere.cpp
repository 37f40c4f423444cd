// Wrong Answer: skips every number equal to the one before it, so no value is used twice
class Solution {
public:
    vector<vector<int>> fourSum(vector<int>& nums, int target) {
        sort(nums.begin(), nums.end());
        nums.erase(unique(nums.begin(), nums.end()), nums.end());
        vector<vector<int>> found;
        int n = nums.size();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                int left = j + 1, right = n - 1;
                while (left < right) {
                    long long sum = 0LL + nums[i] + nums[j] + nums[left] + nums[right];
                    if (sum == target) {
                        found.push_back({nums[i], nums[j], nums[left], nums[right]});
                    }
                    if (sum <= target) left++;
                    else right--;
                }
            }
        }
        return found;
    }
};
