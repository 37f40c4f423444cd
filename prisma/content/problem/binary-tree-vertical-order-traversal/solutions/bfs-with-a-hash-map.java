import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;

class Solution {
    private record Place(TreeNode node, int column) {}

    public List<List<Integer>> verticalOrder(TreeNode root) {
        List<List<Integer>> columns = new ArrayList<>();
        if (root == null) return columns;
        Map<Integer, List<Integer>> valuesIn = new HashMap<>();
        int first = 0;
        Queue<Place> queue = new ArrayDeque<>();
        queue.add(new Place(root, 0));
        while (!queue.isEmpty()) {
            Place place = queue.remove();
            TreeNode node = place.node();
            int column = place.column();
            valuesIn.computeIfAbsent(column, none -> new ArrayList<>()).add(node.val);
            first = Math.min(first, column);
            if (node.left != null) queue.add(new Place(node.left, column - 1));
            if (node.right != null) queue.add(new Place(node.right, column + 1));
        }
        for (int column = first; valuesIn.containsKey(column); column++) {
            columns.add(valuesIn.get(column));
        }
        return columns;
    }
}
