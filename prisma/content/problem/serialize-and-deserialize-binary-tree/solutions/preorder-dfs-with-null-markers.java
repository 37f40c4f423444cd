import java.util.Iterator;
import java.util.List;
import java.util.StringJoiner;

class Codec {
    public String serialize(TreeNode root) {
        StringJoiner words = new StringJoiner(",");
        write(root, words);
        return words.toString();
    }

    private void write(TreeNode node, StringJoiner words) {
        if (node == null) {
            words.add("#");
        } else {
            words.add(Integer.toString(node.val));
            write(node.left, words);
            write(node.right, words);
        }
    }

    public TreeNode deserialize(String data) {
        return read(List.of(data.split(",")).iterator());
    }

    private TreeNode read(Iterator<String> words) {
        String word = words.next();
        if (word.equals("#")) {
            return null;
        }
        TreeNode node = new TreeNode(Integer.parseInt(word));
        node.left = read(words);
        node.right = read(words);
        return node;
    }
}
