var deleteNode = function(node) {
    Object.assign(node, node.next);
};
