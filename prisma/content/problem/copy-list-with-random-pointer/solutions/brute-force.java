class Solution {
    public Node copyRandomList(Node head) {
        Node start = new Node(0);
        Node last = start;
        for (Node node = head; node != null; node = node.next) {
            last.next = new Node(node.val);
            last = last.next;
        }
        Node copy = start.next;
        for (Node node = head; node != null; node = node.next) {
            if (node.random != null) {
                copy.random = twin(node.random, head, start.next);
            }
            copy = copy.next;
        }
        return start.next;
    }

    private static Node twin(Node target, Node original, Node copy) {
        while (original != target) {
            original = original.next;
            copy = copy.next;
        }
        return copy;
    }
}
