// Wrong Answer: shifts the values but never cuts off the last node
class Solution {
    public void deleteNode(ListNode node) {
        while (node.next != null) {
            node.val = node.next.val;
            node = node.next;
        }
    }
}
