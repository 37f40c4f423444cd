class Solution {
    public ListNode removeNthFromEnd(ListNode head, int n) {
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) length++;
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        for (int i = 0; i < length - n; i++) before = before.next;
        before.next = before.next.next;
        return dummy.next;
    }
}
