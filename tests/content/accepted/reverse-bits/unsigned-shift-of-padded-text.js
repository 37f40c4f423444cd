/**
 * @param {number} n - a positive integer
 * @return {number} - a positive integer
 */
var reverseBits = function(n) {
    return parseInt((n >>> 0).toString(2).padStart(32, '0').split('').reverse().join(''), 2);
};
