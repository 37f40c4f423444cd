from typing import Optional


class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        previous = None
        current = head
        while current:
            rest = current.next
            current.next = previous
            previous = current
            current = rest
        return previous
