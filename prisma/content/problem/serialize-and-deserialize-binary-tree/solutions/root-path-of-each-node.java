import java.util.ArrayDeque;
import java.util.Deque;
import java.util.StringJoiner;

class Codec {
    private record Visit(TreeNode node, String path) {}

    public String serialize(TreeNode root) {
        StringJoiner entries = new StringJoiner(",");
        Deque<Visit> waiting = new ArrayDeque<>();
        waiting.push(new Visit(root, "L"));
        while (!waiting.isEmpty()) {
            Visit visit = waiting.pop();
            TreeNode node = visit.node();
            if (node != null) {
                entries.add(visit.path() + ":" + node.val);
                waiting.push(new Visit(node.right, visit.path() + "R"));
                waiting.push(new Visit(node.left, visit.path() + "L"));
            }
        }
        return entries.toString();
    }

    public TreeNode deserialize(String data) {
        if (data.isEmpty()) {
            return null;
        }
        TreeNode above = new TreeNode(0);
        for (String entry : data.split(",")) {
            int last = entry.indexOf(':') - 1;
            TreeNode parent = above;
            for (int i = 0; i < last; i++) {
                parent = entry.charAt(i) == 'L' ? parent.left : parent.right;
            }
            TreeNode node = new TreeNode(Integer.parseInt(entry.substring(last + 2)));
            if (entry.charAt(last) == 'L') {
                parent.left = node;
            } else {
                parent.right = node;
            }
        }
        return above.left;
    }
}
