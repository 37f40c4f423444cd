from typing import Optional


class Solution:
    def partition(self, head: Optional[ListNode], x: int) -> Optional[ListNode]:
        less_dummy = less = ListNode()
        rest_dummy = rest = ListNode()
        node = head
        while node:
            if node.val < x:
                less.next = node
                less = node
            else:
                rest.next = node
                rest = node
            node = node.next
        rest.next = None
        less.next = rest_dummy.next
        return less_dummy.next
