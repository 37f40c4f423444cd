// Wrong Answer: one pass of swaps only moves the largest value to the end
class Solution {
    public ListNode sortList(ListNode head) {
        for (ListNode node = head; node != null && node.next != null; node = node.next) {
            if (node.val > node.next.val) {
                int val = node.val;
                node.val = node.next.val;
                node.next.val = val;
            }
        }
        return head;
    }
}
