class Solution {
    public int detectCycle(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                int index = 0;
                ListNode node = head;
                while (node != slow) {
                    node = node.next;
                    slow = slow.next;
                    index++;
                }
                return index;
            }
        }
        return -1;
    }
}
