class Solution {
    public ListNode partition(ListNode head, int x) {
        ListNode lessDummy = new ListNode();
        ListNode restDummy = new ListNode();
        ListNode less = lessDummy;
        ListNode rest = restDummy;
        for (ListNode node = head; node != null; node = node.next) {
            if (node.val < x) {
                less.next = node;
                less = node;
            } else {
                rest.next = node;
                rest = node;
            }
        }
        rest.next = null;
        less.next = restDummy.next;
        return lessDummy.next;
    }
}
