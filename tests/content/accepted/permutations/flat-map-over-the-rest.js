var permute = function(nums) {
    if (nums.length <= 1) return [nums];
    return nums.flatMap((x, i) => permute(nums.filter((_, j) => j !== i)).map(p => [x, ...p]));
};
