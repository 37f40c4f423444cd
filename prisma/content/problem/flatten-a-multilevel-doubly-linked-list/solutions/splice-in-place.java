class Solution {
    public Node flatten(Node head) {
        for (Node node = head; node != null; node = node.next) {
            if (node.child == null) {
                continue;
            }
            Node tail = node.child;
            while (tail.next != null) {
                tail = tail.next;
            }
            tail.next = node.next;
            if (node.next != null) {
                node.next.prev = tail;
            }
            node.next = node.child;
            node.child.prev = node;
            node.child = null;
        }
        return head;
    }
}
