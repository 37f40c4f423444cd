// Wrong Answer: puts nodes with the value x into the first part
class Solution {
    public ListNode partition(ListNode head, int x) {
        ListNode lessDummy = new ListNode();
        ListNode restDummy = new ListNode();
        ListNode less = lessDummy;
        ListNode rest = restDummy;
        for (ListNode node = head; node != null; node = node.next) {
            if (node.val <= x) {
                less = less.next = node;
            } else {
                rest = rest.next = node;
            }
        }
        rest.next = null;
        less.next = restDummy.next;
        return lessDummy.next;
    }
}
