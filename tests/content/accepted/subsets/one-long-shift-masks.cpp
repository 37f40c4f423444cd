class Solution {
public:
    vector<vector<int>> subsets(vector<int>& nums) {
        int n = nums.size();
        vector<vector<int>> res;
        for (long mask = 0; mask < (1L << n); mask++) {
            res.push_back({});
            for (int i = 0; i < n; i++)
                if (mask & (1L << i)) res.back().push_back(nums[i]);
        }
        return res;
    }
};
