from typing import Optional


class Solution:
    def sortedListToBST(self, head: Optional[ListNode]) -> Optional[TreeNode]:
        count = 0
        node = head
        while node:
            count += 1
            node = node.next
        node = head

        def build(size: int) -> Optional[TreeNode]:
            nonlocal node
            if size == 0:
                return None
            left = build(size // 2)
            root = TreeNode(node.val, left)
            node = node.next
            root.right = build(size - 1 - size // 2)
            return root

        return build(count)
