class Solution {
    public int pairSum(ListNode head) {
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        ListNode reversed = null;
        ListNode node = slow;
        while (node != null) {
            ListNode following = node.next;
            node.next = reversed;
            reversed = node;
            node = following;
        }
        int best = 0;
        ListNode first = head;
        for (ListNode twin = reversed; twin != null; twin = twin.next) {
            best = Math.max(best, first.val + twin.val);
            first = first.next;
        }
        return best;
    }
}
