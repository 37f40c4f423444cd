// Runtime Error: assumes that every node has a partner
class Solution {
    public ListNode swapPairs(ListNode head) {
        if (head == null) return null;
        ListNode second = head.next;
        head.next = swapPairs(second.next);
        second.next = head;
        return second;
    }
}
