var isPalindrome = function(x) {
    return [...`${x}`].reverse().join('') == x;
};
