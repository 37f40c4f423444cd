// Runtime Error: reads the middle of an empty list
class Solution {
    public TreeNode sortedListToBST(ListNode head) {
        if (head.next == null) return new TreeNode(head.val);
        ListNode before = null;
        ListNode slow = head;
        ListNode fast = head;
        while (fast != null && fast.next != null) {
            before = slow;
            slow = slow.next;
            fast = fast.next.next;
        }
        before.next = null;
        TreeNode root = new TreeNode(slow.val);
        root.left = sortedListToBST(head);
        if (slow.next != null) root.right = sortedListToBST(slow.next);
        return root;
    }
}
