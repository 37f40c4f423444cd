/**
 * @param {number[]} nums
 * @param {number} target
 * @return {number[]}
 */
var twoSum = function(nums, target) {
    var seen = {};
    for (var i = 0; i < nums.length; i++) {
        var other = seen[target - nums[i]];
        if (other !== undefined) return [other, i];
        seen[nums[i]] = i;
    }
};
