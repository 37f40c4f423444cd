import java.util.HashMap;
import java.util.Map;

class Solution {
    private record Subtree(int val, int left, int right) {}

    private final Map<Subtree, Integer> numbers = new HashMap<>();

    public boolean isSubtree(TreeNode root, TreeNode subRoot) {
        numbers.clear();
        numberOf(root);
        int given = numbers.size();
        return numberOf(subRoot) <= given;
    }

    private int numberOf(TreeNode node) {
        if (node == null) return 0;
        int left = numberOf(node.left);
        int right = numberOf(node.right);
        Subtree subtree = new Subtree(node.val, left, right);
        return numbers.computeIfAbsent(subtree, unknown -> numbers.size() + 1);
    }
}
