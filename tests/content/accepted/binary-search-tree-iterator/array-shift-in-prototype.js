var BSTIterator = function(root) {
    var queue = this.queue = [];
    function inorder(n) {
        if (n === null) return;
        inorder(n.left);
        queue.push(n.val);
        inorder(n.right);
    }
    inorder(root);
};
BSTIterator.prototype.next = function() {
    return this.queue.shift();
};
BSTIterator.prototype.hasNext = function() {
    return this.queue.length > 0;
};
