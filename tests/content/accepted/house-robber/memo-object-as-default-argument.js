var rob = function(nums, i = 0, memo = {}) {
    if (i >= nums.length) return 0;
    if (memo[i] !== undefined) return memo[i];
    return memo[i] = Math.max(rob(nums, i + 1, memo), nums[i] + rob(nums, i + 2, memo));
};
