// Wrong Answer: the distance is too small by one, so the next node is removed
class Solution {
    public ListNode removeNthFromEnd(ListNode head, int n) {
        ListNode dummy = new ListNode(0, head);
        ListNode ahead = dummy;
        ListNode behind = dummy;
        for (int i = 1; i < n; i++) ahead = ahead.next;
        while (ahead.next != null) {
            ahead = ahead.next;
            behind = behind.next;
        }
        if (behind.next != null) behind.next = behind.next.next;
        return dummy.next;
    }
}
