import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private final Map<String, Integer> counts = new HashMap<>();
    private final List<TreeNode> duplicates = new ArrayList<>();

    public List<TreeNode> findDuplicateSubtrees(TreeNode root) {
        serialize(root);
        return duplicates;
    }

    private String serialize(TreeNode node) {
        if (node == null) {
            return "#";
        }
        String children = serialize(node.left) + "," + serialize(node.right);
        String key = children + "," + node.val;
        if (counts.merge(key, 1, Integer::sum) == 2) {
            duplicates.add(node);
        }
        return key;
    }
}
