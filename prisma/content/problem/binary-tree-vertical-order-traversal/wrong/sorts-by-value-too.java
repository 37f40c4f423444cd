// Wrong Answer: sorts nodes of the same column and level by value
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    private record Place(int column, int level, int val) {}

    public List<List<Integer>> verticalOrder(TreeNode root) {
        List<Place> places = new ArrayList<>();
        walk(root, 0, 0, places);
        places.sort(Comparator.comparingInt(Place::column)
                .thenComparingInt(Place::level)
                .thenComparingInt(Place::val));
        List<List<Integer>> columns = new ArrayList<>();
        for (Place place : places) {
            int index = place.column() - places.get(0).column();
            if (index == columns.size()) columns.add(new ArrayList<>());
            columns.get(index).add(place.val());
        }
        return columns;
    }

    private void walk(TreeNode node, int column, int level, List<Place> places) {
        if (node == null) return;
        places.add(new Place(column, level, node.val));
        walk(node.left, column - 1, level + 1, places);
        walk(node.right, column + 1, level + 1, places);
    }
}
