import java.util.ArrayList;
import java.util.List;

class Solution {
    public TreeNode deleteNode(TreeNode root, int key) {
        List<Integer> values = new ArrayList<>();
        walk(root, key, values);
        return build(values, 0, values.size() - 1);
    }

    private void walk(TreeNode node, int key, List<Integer> values) {
        if (node == null) return;
        walk(node.left, key, values);
        if (node.val != key) values.add(node.val);
        walk(node.right, key, values);
    }

    private TreeNode build(List<Integer> values, int low, int high) {
        if (low > high) return null;
        int middle = (low + high) / 2;
        TreeNode left = build(values, low, middle - 1);
        return new TreeNode(values.get(middle), left, build(values, middle + 1, high));
    }
}
