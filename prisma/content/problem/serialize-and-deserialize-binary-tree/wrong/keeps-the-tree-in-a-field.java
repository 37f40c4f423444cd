// Wrong Answer: the text is empty, and the object that decodes it is another one
class Solution {
    private TreeNode kept;

    public String serialize(TreeNode root) {
        kept = root;
        return "";
    }

    public TreeNode deserialize(String data) {
        return kept;
    }
}
