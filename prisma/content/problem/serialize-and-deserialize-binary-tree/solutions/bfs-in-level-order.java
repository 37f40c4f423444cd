import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

class Codec {
    public String serialize(TreeNode root) {
        StringJoiner words = new StringJoiner(",");
        List<TreeNode> nodes = new ArrayList<>();
        nodes.add(root);
        for (int i = 0; i < nodes.size(); i++) {
            TreeNode node = nodes.get(i);
            if (node == null) {
                words.add("#");
            } else {
                words.add(Integer.toString(node.val));
                nodes.add(node.left);
                nodes.add(node.right);
            }
        }
        return words.toString();
    }

    public TreeNode deserialize(String data) {
        String[] words = data.split(",");
        List<TreeNode> nodes = new ArrayList<>();
        TreeNode root = read(words[0], nodes);
        for (int i = 0; i < nodes.size(); i++) {
            TreeNode node = nodes.get(i);
            node.left = read(words[2 * i + 1], nodes);
            node.right = read(words[2 * i + 2], nodes);
        }
        return root;
    }

    private TreeNode read(String word, List<TreeNode> nodes) {
        if (word.equals("#")) {
            return null;
        }
        TreeNode node = new TreeNode(Integer.parseInt(word));
        nodes.add(node);
        return node;
    }
}
