import java.util.Arrays;

class Solution {
    public TreeNode buildTree(int[] inorder, int[] postorder) {
        int n = inorder.length;
        if (n == 0) return null;
        TreeNode root = new TreeNode(postorder[n - 1]);
        int k = 0;
        while (inorder[k] != root.val) {
            k++;
        }
        root.left = buildTree(Arrays.copyOfRange(inorder, 0, k),
                Arrays.copyOfRange(postorder, 0, k));
        root.right = buildTree(Arrays.copyOfRange(inorder, k + 1, n),
                Arrays.copyOfRange(postorder, k, n - 1));
        return root;
    }
}
