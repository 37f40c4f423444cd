class Solution {
    public ListNode reverseBetween(ListNode head, int left, int right) {
        if (left == 1) return reverseFirst(head, right);
        head.next = reverseBetween(head.next, left - 1, right - 1);
        return head;
    }

    private ListNode reverseFirst(ListNode head, int count) {
        if (count == 1) return head;
        ListNode last = head.next;
        ListNode newHead = reverseFirst(head.next, count - 1);
        head.next = last.next;
        last.next = head;
        return newHead;
    }
}
