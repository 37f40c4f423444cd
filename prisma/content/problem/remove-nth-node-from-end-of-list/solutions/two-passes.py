from typing import Optional


class Solution:
    def removeNthFromEnd(self, head: Optional[ListNode], n: int) -> Optional[ListNode]:
        length = 0
        node = head
        while node:
            length += 1
            node = node.next
        dummy = ListNode(0, head)
        before = dummy
        for _ in range(length - n):
            before = before.next
        before.next = before.next.next
        return dummy.next
