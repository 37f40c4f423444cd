import java.util.ArrayList;
import java.util.List;

class Solution {
    private record Place(TreeNode a, TreeNode b) {}

    public boolean isSameTree(TreeNode p, TreeNode q) {
        List<Place> level = List.of(new Place(p, q));
        while (!level.isEmpty()) {
            List<Place> next = new ArrayList<>();
            for (Place place : level) {
                TreeNode a = place.a();
                TreeNode b = place.b();
                if (a == null && b == null) continue;
                if (a == null || b == null || a.val != b.val) return false;
                next.add(new Place(a.left, b.left));
                next.add(new Place(a.right, b.right));
            }
            level = next;
        }
        return true;
    }
}
