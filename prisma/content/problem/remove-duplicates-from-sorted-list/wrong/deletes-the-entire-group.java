// Wrong Answer: deletes all nodes of a value that repeats instead of leaving one
class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        ListNode dummy = new ListNode(0, head);
        ListNode last = dummy;
        while (last.next != null) {
            ListNode end = last.next;
            while (end.next != null && end.next.val == last.next.val) {
                end = end.next;
            }
            if (end == last.next) {
                last = end;
            } else {
                last.next = end.next;
            }
        }
        return dummy.next;
    }
}
