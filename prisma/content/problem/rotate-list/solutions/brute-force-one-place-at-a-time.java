class Solution {
    public ListNode rotateRight(ListNode head, int k) {
        if (head == null) return null;
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            length++;
        }
        for (int left = k % length; left > 0; left--) {
            ListNode before = head;
            while (before.next.next != null) {
                before = before.next;
            }
            ListNode last = before.next;
            before.next = null;
            last.next = head;
            head = last;
        }
        return head;
    }
}
