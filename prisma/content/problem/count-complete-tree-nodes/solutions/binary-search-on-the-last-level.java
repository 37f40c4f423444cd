class Solution {
    public int countNodes(TreeNode root) {
        if (root == null) {
            return 0;
        }
        int depth = 0;
        for (TreeNode node = root.left; node != null; node = node.left) {
            depth++;
        }
        int low = 1;
        int high = 1 << depth;
        while (low < high) {
            int middle = (low + high) / 2;
            if (exists(root, depth, middle)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return (1 << depth) - 1 + low;
    }

    private boolean exists(TreeNode root, int depth, int position) {
        TreeNode node = root;
        for (int bit = depth - 1; bit >= 0; bit--) {
            node = (position >> bit & 1) == 1 ? node.right : node.left;
        }
        return node != null;
    }
}
