var removeDuplicates = function(nums) {
    const unique = [...new Set(nums)];
    nums.splice(0, nums.length, ...unique);
    return nums.length;
};
