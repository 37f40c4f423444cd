# Wrong Answer: each value becomes the right child of the previous one, so the tree is not balanced
class Solution:
    def sortedListToBST(self, head):
        if not head:
            return None
        return TreeNode(head.val, None, self.sortedListToBST(head.next))
