// Runtime Error: walks on from a missing child if the tree does not contain the value
class Solution {
    public TreeNode searchBST(TreeNode root, int val) {
        while (root.val != val) {
            root = val < root.val ? root.left : root.right;
        }
        return root;
    }
}
