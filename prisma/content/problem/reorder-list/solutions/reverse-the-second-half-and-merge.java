class Solution {
    public void reorderList(ListNode head) {
        ListNode middle = head;
        ListNode fast = head;
        while (fast.next != null && fast.next.next != null) {
            middle = middle.next;
            fast = fast.next.next;
        }

        ListNode second = reversed(middle.next);
        middle.next = null;
        ListNode first = head;
        while (second != null) {
            ListNode following = second.next;
            second.next = first.next;
            first.next = second;
            first = second.next;
            second = following;
        }
    }

    private ListNode reversed(ListNode node) {
        ListNode turned = null;
        while (node != null) {
            ListNode following = node.next;
            node.next = turned;
            turned = node;
            node = following;
        }
        return turned;
    }
}
