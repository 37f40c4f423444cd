var singleNumber = function(nums) {
    return Number(_.findKey(_.countBy(nums), c => c === 1));
};
