from typing import Optional


class Solution:
    def reverseBetween(
        self, head: Optional[ListNode], left: int, right: int
    ) -> Optional[ListNode]:
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        values[left - 1:right] = values[left - 1:right][::-1]
        node = head
        for value in values:
            node.val = value
            node = node.next
        return head
