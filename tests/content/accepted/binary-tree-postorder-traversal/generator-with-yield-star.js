var postorderTraversal = function(root) {
    function* visit(n) {
        if (!n) return;
        yield* visit(n.left);
        yield* visit(n.right);
        yield n.val;
    }
    return [...visit(root)];
};
