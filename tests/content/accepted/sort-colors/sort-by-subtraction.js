var sortColors = function(nums) {
    nums.sort((a, b) => a - b);
};
