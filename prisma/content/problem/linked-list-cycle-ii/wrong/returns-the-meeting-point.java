// Wrong Answer: takes the node where the pointers meet for the start of the cycle
class Solution {
    public int detectCycle(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
            if (slow == fast) {
                int index = 0;
                for (ListNode node = head; node != slow; node = node.next) index++;
                return index;
            }
        }
        return -1;
    }
}
