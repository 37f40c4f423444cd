from typing import Optional


class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        values.sort()
        node = head
        for val in values:
            node.val = val
            node = node.next
        return head
