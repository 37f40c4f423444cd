var partitionLabels = function(s) {
    let out = [], start = 0, end = 0;
    for (let i = 0; i < s.length; i++) {
        end = Math.max(end, s.lastIndexOf(s[i]));
        if (i === end) { out.push(end - start + 1); start = i + 1; }
    }
    return out;
};
