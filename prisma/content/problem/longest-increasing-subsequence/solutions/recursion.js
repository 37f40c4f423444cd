function lengthOfLIS(nums) {
  const longest = (i, last) => {
    if (i === nums.length) return 0;
    const without = longest(i + 1, last);
    return nums[i] > last ? Math.max(without, 1 + longest(i + 1, nums[i])) : without;
  };

  return longest(0, -Infinity);
}
