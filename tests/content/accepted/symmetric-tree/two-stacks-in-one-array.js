var isSymmetric = function(root) {
    const stack = [root.left, root.right];
    while (stack.length) {
        const a = stack.pop(), b = stack.pop();
        if (!a && !b) continue;
        if (!a || !b || a.val !== b.val) return false;
        stack.push(a.left, b.right, a.right, b.left);
    }
    return true;
};
