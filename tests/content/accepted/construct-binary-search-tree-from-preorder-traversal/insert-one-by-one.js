var bstFromPreorder = function(preorder) {
    const insert = (node, val) => {
        if (!node) return new TreeNode(val);
        node[val < node.val ? 'left' : 'right'] = insert(node[val < node.val ? 'left' : 'right'], val);
        return node;
    };
    return preorder.reduce(insert, null);
};
