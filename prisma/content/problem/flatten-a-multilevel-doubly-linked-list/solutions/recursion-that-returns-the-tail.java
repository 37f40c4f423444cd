class Solution {
    public Node flatten(Node head) {
        flattenToTail(head);
        return head;
    }

    private Node flattenToTail(Node node) {
        Node tail = null;
        while (node != null) {
            Node following = node.next;
            tail = node;
            if (node.child != null) {
                tail = flattenToTail(node.child);
                node.next = node.child;
                node.child.prev = node;
                node.child = null;
                tail.next = following;
                if (following != null) {
                    following.prev = tail;
                }
            }
            node = following;
        }
        return tail;
    }
}
