// Runtime Error: does not stop at the end of the list while it skips equal values
class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        ListNode dummy = new ListNode(0, head);
        ListNode last = dummy;
        while (last.next != null && last.next.next != null) {
            if (last.next.val == last.next.next.val) {
                int repeated = last.next.val;
                while (last.next.val == repeated) {
                    last.next = last.next.next;
                }
            } else {
                last = last.next;
            }
        }
        return dummy.next;
    }
}
