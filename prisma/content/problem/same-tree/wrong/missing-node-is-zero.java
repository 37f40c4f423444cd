// Wrong Answer: gives a null node the value 0, so it equals a leaf with that value
class Solution {
    public boolean isSameTree(TreeNode p, TreeNode q) {
        if (p == null && q == null) return true;
        int a = p == null ? 0 : p.val;
        int b = q == null ? 0 : q.val;
        return a == b
                && isSameTree(p == null ? null : p.left, q == null ? null : q.left)
                && isSameTree(p == null ? null : p.right, q == null ? null : q.right);
    }
}
