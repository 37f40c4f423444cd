import java.util.ArrayList;
import java.util.List;

class Solution {
    public void recoverTree(TreeNode root) {
        List<TreeNode> nodes = new ArrayList<>();
        walk(root, nodes);
        int[] values = nodes.stream().mapToInt(node -> node.val).sorted().toArray();
        for (int i = 0; i < values.length; i++) {
            nodes.get(i).val = values[i];
        }
    }

    private void walk(TreeNode node, List<TreeNode> nodes) {
        if (node == null) return;
        walk(node.left, nodes);
        nodes.add(node);
        walk(node.right, nodes);
    }
}
