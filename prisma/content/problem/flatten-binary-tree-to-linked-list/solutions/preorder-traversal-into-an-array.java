import java.util.ArrayList;
import java.util.List;

class Solution {
    public void flatten(TreeNode root) {
        List<TreeNode> nodes = new ArrayList<>();
        collect(root, nodes);
        for (int i = 0; i < nodes.size(); i++) {
            nodes.get(i).left = null;
            nodes.get(i).right = i + 1 < nodes.size() ? nodes.get(i + 1) : null;
        }
    }

    private void collect(TreeNode node, List<TreeNode> nodes) {
        if (node == null) return;
        nodes.add(node);
        collect(node.left, nodes);
        collect(node.right, nodes);
    }
}
