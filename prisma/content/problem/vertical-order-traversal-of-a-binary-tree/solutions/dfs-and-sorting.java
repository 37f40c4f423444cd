import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

class Solution {
    private record Place(int row, int column, int val) {}

    public List<List<Integer>> verticalTraversal(TreeNode root) {
        List<Place> places = new ArrayList<>();
        walk(root, 0, 0, places);
        places.sort(Comparator.comparingInt(Place::column)
                .thenComparingInt(Place::row)
                .thenComparingInt(Place::val));
        List<List<Integer>> columns = new ArrayList<>();
        for (Place place : places) {
            int index = place.column() - places.get(0).column();
            if (index == columns.size()) columns.add(new ArrayList<>());
            columns.get(index).add(place.val());
        }
        return columns;
    }

    private void walk(TreeNode node, int row, int column, List<Place> places) {
        if (node == null) return;
        places.add(new Place(row, column, node.val));
        walk(node.left, row + 1, column - 1, places);
        walk(node.right, row + 1, column + 1, places);
    }
}
