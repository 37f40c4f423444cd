var BSTIterator = function(root) {
    var queue = this.queue = [];
    function inorder(n) {
        if (n === null) return;
        inorder(n.right);
        queue.push(n.val);
        inorder(n.left);
    }
    inorder(root);
};
BSTIterator.prototype.next = function() {
    return this.queue.pop();
};
BSTIterator.prototype.hasNext = function() {
    return this.queue.length > 0;
};
