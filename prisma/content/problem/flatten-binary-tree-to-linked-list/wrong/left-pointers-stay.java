// Wrong Answer: links the nodes to the right, but leaves the left pointers as they are
class Solution {
    private TreeNode next;

    public void flatten(TreeNode root) {
        if (root == null) return;
        flatten(root.right);
        flatten(root.left);
        root.right = next;
        next = root;
    }
}
