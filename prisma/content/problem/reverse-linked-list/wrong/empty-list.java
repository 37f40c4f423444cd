// Runtime Error: looks for the node behind the first one even if there is no first one
class Solution {
    public ListNode reverseList(ListNode head) {
        if (head.next == null) return head;
        ListNode last = reverseList(head.next);
        head.next.next = head;
        head.next = null;
        return last;
    }
}
