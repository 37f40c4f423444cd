// Wrong Answer: does not connect the reversed part to the nodes after it
class Solution {
    public ListNode reverseBetween(ListNode head, int left, int right) {
        ListNode dummy = new ListNode(0, head);
        ListNode before = dummy;
        for (int i = 1; i < left; i++) before = before.next;
        ListNode previous = null;
        ListNode node = before.next;
        for (int i = left; i <= right; i++) {
            ListNode rest = node.next;
            node.next = previous;
            previous = node;
            node = rest;
        }
        before.next = previous;
        return dummy.next;
    }
}
