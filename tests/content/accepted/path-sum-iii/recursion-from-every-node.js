var pathSum = function(root, targetSum) {
    if (!root) return 0;
    const from = (n, s) => n ? (n.val === s) + from(n.left, s - n.val) + from(n.right, s - n.val) : 0;
    return from(root, targetSum) + pathSum(root.left, targetSum) + pathSum(root.right, targetSum);
};
