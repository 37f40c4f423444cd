import java.util.ArrayList;
import java.util.List;

class Solution {
    public List<TreeNode> findDuplicateSubtrees(TreeNode root) {
        List<TreeNode> nodes = new ArrayList<>();
        collect(root, nodes);
        List<TreeNode> kinds = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (TreeNode node : nodes) {
            int place = 0;
            while (place < kinds.size() && !isSame(kinds.get(place), node)) {
                place++;
            }
            if (place == kinds.size()) {
                kinds.add(node);
                counts.add(1);
            } else {
                counts.set(place, counts.get(place) + 1);
            }
        }
        List<TreeNode> duplicates = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            if (counts.get(i) > 1) {
                duplicates.add(kinds.get(i));
            }
        }
        return duplicates;
    }

    private void collect(TreeNode node, List<TreeNode> nodes) {
        if (node == null) {
            return;
        }
        nodes.add(node);
        collect(node.left, nodes);
        collect(node.right, nodes);
    }

    private boolean isSame(TreeNode one, TreeNode other) {
        if (one == null || other == null) {
            return one == other;
        }
        return one.val == other.val
            && isSame(one.left, other.left)
            && isSame(one.right, other.right);
    }
}
