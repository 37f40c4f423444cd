class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        if (head == null || head.next == null) {
            return head;
        }
        if (head.val != head.next.val) {
            head.next = deleteDuplicates(head.next);
            return head;
        }
        ListNode rest = head.next;
        while (rest != null && rest.val == head.val) {
            rest = rest.next;
        }
        return deleteDuplicates(rest);
    }
}
