import java.util.ArrayDeque;
import java.util.Queue;
import java.util.StringJoiner;

class Codec {
    public String serialize(TreeNode root) {
        StringJoiner values = new StringJoiner(" ");
        write(root, values);
        return values.toString();
    }

    private void write(TreeNode node, StringJoiner values) {
        if (node != null) {
            values.add(Integer.toString(node.val));
            write(node.left, values);
            write(node.right, values);
        }
    }

    public TreeNode deserialize(String data) {
        Queue<Integer> values = new ArrayDeque<>();
        if (!data.isEmpty()) {
            for (String word : data.split(" ")) {
                values.add(Integer.valueOf(word));
            }
        }
        return build(values, Integer.MAX_VALUE);
    }

    private TreeNode build(Queue<Integer> values, int limit) {
        if (values.isEmpty() || values.peek() > limit) {
            return null;
        }
        TreeNode node = new TreeNode(values.remove());
        node.left = build(values, node.val);
        node.right = build(values, limit);
        return node;
    }
}
