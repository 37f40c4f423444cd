var largestValues = function(root) {
    let row = root ? [root] : [], out = [];
    while (row.length) {
        out.push(Math.max(...row.map(n => n.val)));
        row = row.flatMap(n => [n.left, n.right]).filter(Boolean);
    }
    return out;
};
