var flatten = function(root) {
    var nodes = [];
    (function walk(n) { if (n) { nodes.push(n); walk(n.left); walk(n.right); } })(root);
    for (var i = 0; i < nodes.length; i++) {
        nodes[i].left = null;
        nodes[i].right = nodes[i + 1] || null;
    }
};
