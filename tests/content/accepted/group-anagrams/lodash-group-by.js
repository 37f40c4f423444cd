var groupAnagrams = function(strs) {
    return _.values(_.groupBy(strs, s => [...s].sort().join('')));
};
