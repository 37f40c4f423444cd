import java.util.Arrays;
import java.util.PrimitiveIterator;
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
        int[] preorder =
                Arrays.stream(data.split(" ")).mapToInt(Integer::parseInt).toArray();
        int[] inorder = preorder.clone();
        Arrays.sort(inorder);
        return build(Arrays.stream(preorder).iterator(), inorder, 0, inorder.length);
    }

    private TreeNode build(
            PrimitiveIterator.OfInt roots, int[] inorder, int start, int end) {
        if (start == end) {
            return null;
        }
        TreeNode root = new TreeNode(roots.nextInt());
        int place = Arrays.binarySearch(inorder, start, end, root.val);
        root.left = build(roots, inorder, start, place);
        root.right = build(roots, inorder, place + 1, end);
        return root;
    }
}
