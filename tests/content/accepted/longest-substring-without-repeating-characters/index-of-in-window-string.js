var lengthOfLongestSubstring = function(s) {
    let window = '', best = 0;
    for (const c of s) {
        const at = window.indexOf(c);
        window = window.slice(at + 1) + c;
        best = Math.max(best, window.length);
    }
    return best;
};
