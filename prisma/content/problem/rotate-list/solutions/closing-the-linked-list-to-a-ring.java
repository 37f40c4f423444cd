class Solution {
    public ListNode rotateRight(ListNode head, int k) {
        if (head == null) return null;
        ListNode tail = head;
        int length = 1;
        while (tail.next != null) {
            tail = tail.next;
            length++;
        }
        tail.next = head;
        for (int steps = length - k % length; steps > 0; steps--) {
            tail = tail.next;
        }
        ListNode first = tail.next;
        tail.next = null;
        return first;
    }
}
