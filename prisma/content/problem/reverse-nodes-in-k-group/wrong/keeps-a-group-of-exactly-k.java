// Wrong Answer: treats the last group as incomplete if no node follows it
class Solution {
    public ListNode reverseKGroup(ListNode head, int k) {
        ListNode after = head;
        for (int i = 0; i < k; i++) {
            if (after.next == null) return head;
            after = after.next;
        }
        ListNode turned = reverseKGroup(after, k);
        ListNode node = head;
        while (node != after) {
            ListNode following = node.next;
            node.next = turned;
            turned = node;
            node = following;
        }
        return turned;
    }
}
