from typing import Optional


class Solution:
    def sortedListToBST(self, head: Optional[ListNode]) -> Optional[TreeNode]:
        values = []
        while head:
            values.append(head.val)
            head = head.next

        def build(low: int, high: int) -> Optional[TreeNode]:
            if low > high:
                return None
            middle = (low + high) // 2
            left = build(low, middle - 1)
            return TreeNode(values[middle], left, build(middle + 1, high))

        return build(0, len(values) - 1)
