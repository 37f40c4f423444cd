Array.prototype.last = function() { return this[this.length - 1]; };

var removeDuplicates = function(s) {
    const stack = [];
    for (const c of s) {
        if (stack.last() === c) stack.pop();
        else stack.push(c);
    }
    return stack.join('');
};
