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
        if (data.isEmpty()) {
            return null;
        }
        String[] words = data.split(" ");
        TreeNode root = new TreeNode(Integer.parseInt(words[0]));
        for (int i = 1; i < words.length; i++) {
            insert(root, new TreeNode(Integer.parseInt(words[i])));
        }
        return root;
    }

    private void insert(TreeNode root, TreeNode made) {
        TreeNode node = root;
        while (node != made) {
            if (made.val < node.val) {
                if (node.left == null) {
                    node.left = made;
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = made;
                }
                node = node.right;
            }
        }
    }
}
