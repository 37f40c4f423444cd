import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Subtree(int val, int left, int right) {}

    private final Map<Subtree, Integer> ids = new HashMap<>();
    private final Map<Integer, Integer> counts = new HashMap<>();
    private final List<TreeNode> duplicates = new ArrayList<>();

    public List<TreeNode> findDuplicateSubtrees(TreeNode root) {
        idOf(root);
        return duplicates;
    }

    private int idOf(TreeNode node) {
        if (node == null) {
            return 0;
        }
        Subtree key = new Subtree(node.val, idOf(node.left), idOf(node.right));
        ids.putIfAbsent(key, ids.size() + 1);
        int id = ids.get(key);
        if (counts.merge(id, 1, Integer::sum) == 2) {
            duplicates.add(node);
        }
        return id;
    }
}
