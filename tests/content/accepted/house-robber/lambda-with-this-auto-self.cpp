class Solution {
public:
    int rob(vector<int>& nums) {
        int n = nums.size();
        vector<int> memo(n, -1);
        auto dfs = [&](this auto&& dfs, int i) -> int {
            if (i < 0) return 0;
            int& res = memo[i];
            if (res != -1) return res;
            return res = max(dfs(i - 1), dfs(i - 2) + nums[i]);
        };
        return dfs(n - 1);
    }
};
