from typing import Optional


class Solution:
    def partition(self, head: Optional[ListNode], x: int) -> Optional[ListNode]:
        less, rest = [], []
        node = head
        while node:
            (less if node.val < x else rest).append(node.val)
            node = node.next
        node = head
        for value in less + rest:
            node.val = value
            node = node.next
        return head
