class Solution {
    public ListNode sortList(ListNode head) {
        ListNode dummy = new ListNode();
        ListNode node = head;
        while (node != null) {
            ListNode following = node.next;
            ListNode place = dummy;
            while (place.next != null && place.next.val <= node.val) {
                place = place.next;
            }
            node.next = place.next;
            place.next = node;
            node = following;
        }
        return dummy.next;
    }
}
