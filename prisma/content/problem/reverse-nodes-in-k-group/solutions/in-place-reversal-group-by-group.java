class Solution {
    public ListNode reverseKGroup(ListNode head, int k) {
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        while (true) {
            ListNode last = before;
            for (int i = 0; i < k; i++) {
                last = last.next;
                if (last == null) return dummy.next;
            }
            ListNode after = last.next;
            ListNode first = before.next;
            ListNode turned = after;
            ListNode node = first;
            while (node != after) {
                ListNode following = node.next;
                node.next = turned;
                turned = node;
                node = following;
            }
            before.next = turned;
            before = first;
        }
    }
}
