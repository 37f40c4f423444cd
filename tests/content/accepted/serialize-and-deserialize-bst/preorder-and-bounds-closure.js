const serialize = root => root ? [root.val, serialize(root.left), serialize(root.right)].filter(x => x !== '').join(',') : '';
const deserialize = data => {
    const vals = data ? data.split(',').map(Number) : [];
    const build = (lo, hi) => {
        if (!vals.length || vals[0] < lo || vals[0] > hi) return null;
        const v = vals.shift();
        const node = new TreeNode(v);
        node.left = build(lo, v);
        node.right = build(v, hi);
        return node;
    };
    return build(-Infinity, Infinity);
};
