import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Solution {
    private record Place(TreeNode node, int column) {}

    public List<List<Integer>> verticalTraversal(TreeNode root) {
        Map<Integer, List<Integer>> valuesIn = new HashMap<>();
        int first = 0;
        List<Place> row = List.of(new Place(root, 0));
        while (!row.isEmpty()) {
            Map<Integer, List<Integer>> groups = new HashMap<>();
            List<Place> below = new ArrayList<>();
            for (Place place : row) {
                TreeNode node = place.node();
                int column = place.column();
                first = Math.min(first, column);
                groups.computeIfAbsent(column, none -> new ArrayList<>()).add(node.val);
                if (node.left != null) below.add(new Place(node.left, column - 1));
                if (node.right != null) below.add(new Place(node.right, column + 1));
            }
            groups.forEach((column, group) -> {
                Collections.sort(group);
                valuesIn.putIfAbsent(column, new ArrayList<>());
                valuesIn.get(column).addAll(group);
            });
            row = below;
        }
        List<List<Integer>> columns = new ArrayList<>();
        for (int column = first; valuesIn.containsKey(column); column++) {
            columns.add(valuesIn.get(column));
        }
        return columns;
    }
}
