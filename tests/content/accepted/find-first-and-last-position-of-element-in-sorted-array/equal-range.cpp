class Solution {
public:
    vector<int> searchRange(vector<int>& nums, int target) {
        auto [lo, hi] = equal_range(nums.begin(), nums.end(), target);
        if (lo == hi) return {-1, -1};
        return {int(lo - nums.begin()), int(hi - nums.begin()) - 1};
    }
};
