class Solution {
    private ListNode node;

    public TreeNode sortedListToBST(ListNode head) {
        int count = 0;
        for (node = head; node != null; node = node.next) {
            count++;
        }
        node = head;
        return build(count);
    }

    private TreeNode build(int size) {
        if (size == 0) return null;
        TreeNode left = build(size / 2);
        TreeNode root = new TreeNode(node.val);
        root.left = left;
        node = node.next;
        root.right = build(size - 1 - size / 2);
        return root;
    }
}
