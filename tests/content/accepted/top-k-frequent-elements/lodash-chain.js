var topKFrequent = function(nums, k) {
    return _.chain(nums).countBy().toPairs().orderBy([1], ['desc']).take(k).map(([n]) => +n).value();
};
