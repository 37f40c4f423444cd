class Solution {
    public ListNode middleNode(ListNode head) {
        int length = 0;
        for (ListNode node = head; node != null; node = node.next) {
            length++;
        }
        ListNode middle = head;
        for (int i = 0; i < length / 2; i++) {
            middle = middle.next;
        }
        return middle;
    }
}
