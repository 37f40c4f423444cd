var reverseString = function(s) {
    Array.prototype.reverse.call(s);
};
