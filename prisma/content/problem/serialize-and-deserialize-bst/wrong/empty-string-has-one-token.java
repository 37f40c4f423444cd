// Runtime Error: split returns one empty token for an empty string, which is not a number
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
        Deque<Integer> values = new ArrayDeque<>();
        for (String word : data.split(" ")) {
            values.add(Integer.parseInt(word));
        }
        return build(values, Integer.MAX_VALUE);
    }

    private TreeNode build(Deque<Integer> values, int limit) {
        if (values.isEmpty() || values.peek() > limit) {
            return null;
        }
        TreeNode node = new TreeNode(values.remove());
        node.left = build(values, node.val);
        node.right = build(values, limit);
        return node;
    }
}
