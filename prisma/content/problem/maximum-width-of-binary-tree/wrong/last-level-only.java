// Wrong Answer: returns the width of the last level, which need not be the widest one
class Solution {
    public int widthOfBinaryTree(TreeNode root) {
        List<TreeNode> nodes = List.of(root);
        List<Long> indices = List.of(0L);
        int width = 1;
        while (!nodes.isEmpty()) {
            long first = indices.get(0);
            width = (int) (indices.get(indices.size() - 1) - first + 1);
            List<TreeNode> below = new ArrayList<>();
            List<Long> belowIndices = new ArrayList<>();
            for (int i = 0; i < nodes.size(); i++) {
                TreeNode node = nodes.get(i);
                long distance = indices.get(i) - first;
                if (node.left != null) {
                    below.add(node.left);
                    belowIndices.add(2 * distance);
                }
                if (node.right != null) {
                    below.add(node.right);
                    belowIndices.add(2 * distance + 1);
                }
            }
            nodes = below;
            indices = belowIndices;
        }
        return width;
    }
}
