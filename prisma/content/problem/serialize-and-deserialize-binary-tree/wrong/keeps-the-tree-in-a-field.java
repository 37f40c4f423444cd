// Wrong Answer: keeps the tree in a field and returns an empty string, but another object decodes it
class Codec {
    private TreeNode kept;

    public String serialize(TreeNode root) {
        kept = root;
        return "";
    }

    public TreeNode deserialize(String data) {
        return kept;
    }
}
