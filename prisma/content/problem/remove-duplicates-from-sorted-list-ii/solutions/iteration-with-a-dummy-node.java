class Solution {
    public ListNode deleteDuplicates(ListNode head) {
        ListNode dummy = new ListNode(0, head);
        ListNode last = dummy;
        while (last.next != null) {
            ListNode node = last.next;
            if (node.next != null && node.next.val == node.val) {
                int repeated = node.val;
                while (node != null && node.val == repeated) {
                    node = node.next;
                }
                last.next = node;
            } else {
                last = node;
            }
        }
        return dummy.next;
    }
}
