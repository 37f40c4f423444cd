enum Index { GOOD, BAD, UNKNOWN };

class Solution {
    vector<Index> memo;
    bool can(int i, const vector<int>& nums) {
        if (memo[i] != UNKNOWN) return memo[i] == GOOD;
        int far = min(i + nums[i], (int)nums.size() - 1);
        for (int j = far; j > i; j--)
            if (can(j, nums)) { memo[i] = GOOD; return true; }
        memo[i] = BAD;
        return false;
    }
public:
    bool canJump(vector<int>& nums) {
        memo.assign(nums.size(), UNKNOWN);
        memo.back() = GOOD;
        return can(0, nums);
    }
};
