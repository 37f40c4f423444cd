# Runtime Error: has no dummy node, so the head has no predecessor and cannot be removed
from typing import Optional


class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        ahead = behind = head
        for _ in range(n):
            ahead = ahead.next
        while ahead.next:
            ahead = ahead.next
            behind = behind.next
        behind.next = behind.next.next
        return head
