// Wrong Answer: separates the lists while setting random pointers, so pointers back point to originals
class Solution {
    public Node copyRandomList(Node head) {
        if (head == null) {
            return null;
        }
        for (Node node = head; node != null; node = node.next.next) {
            Node copy = new Node(node.val);
            copy.next = node.next;
            node.next = copy;
        }
        Node first = head.next;
        for (Node node = head; node != null; node = node.next) {
            Node copy = node.next;
            copy.random = node.random == null ? null : node.random.next;
            node.next = copy.next;
            copy.next = node.next == null ? null : node.next.next;
        }
        return first;
    }
}
