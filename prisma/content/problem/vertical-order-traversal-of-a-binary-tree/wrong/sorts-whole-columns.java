// Wrong Answer: sorts each column by value alone, so the rows get mixed up
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
    public List<List<Integer>> verticalTraversal(TreeNode root) {
        Map<Integer, List<Integer>> columns = new TreeMap<>();
        walk(root, 0, columns);
        for (List<Integer> column : columns.values()) Collections.sort(column);
        return new ArrayList<>(columns.values());
    }

    private void walk(TreeNode node, int column, Map<Integer, List<Integer>> columns) {
        if (node == null) return;
        columns.computeIfAbsent(column, none -> new ArrayList<>()).add(node.val);
        walk(node.left, column - 1, columns);
        walk(node.right, column + 1, columns);
    }
}
