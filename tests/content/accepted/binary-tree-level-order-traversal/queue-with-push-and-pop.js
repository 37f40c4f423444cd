var levelOrder = function(root) {
    const out = [];
    if (root === null) return out;
    const q = new Queue([root]);
    while (q.size()) {
        const row = [];
        for (let left = q.size(); left; left--) {
            const node = q.dequeue();
            row.push(node.val);
            node.left && q.enqueue(node.left);
            node.right && q.enqueue(node.right);
        }
        out.push(row);
    }
    return out;
};
