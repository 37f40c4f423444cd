# Wrong Answer: the loop stops before the last node, which is never linked to the others
from typing import Optional


class Solution:
    def reverseList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        previous = None
        current = head
        while current and current.next:
            rest = current.next
            current.next = previous
            previous = current
            current = rest
        return previous
