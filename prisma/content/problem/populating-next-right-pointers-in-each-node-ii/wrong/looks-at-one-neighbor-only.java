// Wrong Answer: gives up if the next node has no children, although a node further right has some
class Solution {
    public Node connect(Node root) {
        if (root == null) {
            return null;
        }
        Node after = null;
        if (root.next != null) {
            after = root.next.left != null ? root.next.left : root.next.right;
        }
        if (root.right != null) {
            root.right.next = after;
            after = root.right;
        }
        if (root.left != null) {
            root.left.next = after;
        }
        connect(root.right);
        connect(root.left);
        return root;
    }
}
