var maxSubArray = nums => nums.reduce(([best, cur], x) => (cur = Math.max(x, cur + x), [Math.max(best, cur), cur]), [-Infinity, 0])[0];
