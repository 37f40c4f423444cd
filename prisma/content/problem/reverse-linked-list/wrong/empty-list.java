// Runtime Error: accesses the next node of the head even if the list is empty
class Solution {
    public ListNode reverseList(ListNode head) {
        if (head.next == null) return head;
        ListNode last = reverseList(head.next);
        head.next.next = head;
        head.next = null;
        return last;
    }
}
