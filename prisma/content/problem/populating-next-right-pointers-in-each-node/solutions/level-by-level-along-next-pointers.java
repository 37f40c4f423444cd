class Solution {
    public Node connect(Node root) {
        if (root == null) {
            return null;
        }
        for (Node first = root; first.left != null; first = first.left) {
            for (Node node = first; node != null; node = node.next) {
                node.left.next = node.right;
                if (node.next != null) {
                    node.right.next = node.next.left;
                }
            }
        }
        return root;
    }
}
