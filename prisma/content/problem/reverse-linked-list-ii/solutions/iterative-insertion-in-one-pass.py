from typing import Optional


class Solution:
    def reverseBetween(
        self, head: Optional[ListNode], left: int, right: int
    ) -> Optional[ListNode]:
        dummy = ListNode(0, head)
        before = dummy
        for _ in range(left - 1):
            before = before.next
        first = before.next
        for _ in range(right - left):
            moved = first.next
            first.next = moved.next
            moved.next = before.next
            before.next = moved
        return dummy.next
