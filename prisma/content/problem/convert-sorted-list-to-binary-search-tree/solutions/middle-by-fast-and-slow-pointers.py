from typing import Optional


class Solution:
    def sortedListToBST(self, head: Optional[ListNode]) -> Optional[TreeNode]:
        def build(start, end) -> Optional[TreeNode]:
            if start is end:
                return None
            slow = fast = start
            while fast is not end and fast.next is not end:
                slow = slow.next
                fast = fast.next.next
            return TreeNode(slow.val, build(start, slow), build(slow.next, end))

        return build(head, None)
