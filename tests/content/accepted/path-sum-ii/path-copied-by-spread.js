var pathSum = function(root, targetSum) {
    const res = [];
    const dfs = (n, sum, path) => {
        if (!n) return;
        path = [...path, n.val];
        if (!n.left && !n.right && sum === n.val) res.push(path);
        dfs(n.left, sum - n.val, path);
        dfs(n.right, sum - n.val, path);
    };
    dfs(root, targetSum, []);
    return res;
};
