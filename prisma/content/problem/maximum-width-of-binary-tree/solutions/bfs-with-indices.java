import java.util.ArrayDeque;
import java.util.Deque;

class Solution {
    private record Place(TreeNode node, long index) {}

    public int widthOfBinaryTree(TreeNode root) {
        Deque<Place> queue = new ArrayDeque<>();
        queue.add(new Place(root, 0));
        long widest = 0;
        while (!queue.isEmpty()) {
            long first = queue.getFirst().index();
            widest = Math.max(widest, queue.getLast().index() - first + 1);
            for (int left = queue.size(); left > 0; left--) {
                Place place = queue.remove();
                TreeNode node = place.node();
                long distance = place.index() - first;
                if (node.left != null) queue.add(new Place(node.left, 2 * distance));
                if (node.right != null) {
                    queue.add(new Place(node.right, 2 * distance + 1));
                }
            }
        }
        return (int) widest;
    }
}
