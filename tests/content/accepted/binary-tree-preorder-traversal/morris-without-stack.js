var preorderTraversal = function(root) {
    let res = [], cur = root;
    while (cur) {
        if (!cur.left) {
            res.push(cur.val);
            cur = cur.right;
        } else {
            let p = cur.left;
            while (p.right && p.right !== cur) p = p.right;
            if (p.right) {
                p.right = null;
                cur = cur.right;
            } else {
                res.push(cur.val);
                p.right = cur;
                cur = cur.left;
            }
        }
    }
    return res;
};
