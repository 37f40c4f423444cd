var jump = function(nums) {
    const dp = new Array(nums.length).fill(Number.MAX_SAFE_INTEGER);
    dp[0] = 0;
    for (let i = 0; i < nums.length; i++)
        for (let j = i + 1; j <= Math.min(nums.length - 1, i + nums[i]); j++)
            dp[j] = Math.min(dp[j], dp[i] + 1);
    return dp.at(-1);
};
