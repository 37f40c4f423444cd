class Solution {
    public Node connect(Node root) {
        Node node = root;
        while (node != null) {
            Node dummy = new Node(0);
            Node tail = dummy;
            for (; node != null; node = node.next) {
                if (node.left != null) {
                    tail.next = node.left;
                    tail = tail.next;
                }
                if (node.right != null) {
                    tail.next = node.right;
                    tail = tail.next;
                }
            }
            node = dummy.next;
        }
        return root;
    }
}
