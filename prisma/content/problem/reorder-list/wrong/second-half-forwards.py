# Wrong Answer: merges the second half without reversing it
from typing import Optional


class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        middle = fast = head
        while fast.next and fast.next.next:
            middle = middle.next
            fast = fast.next.next
        second, middle.next = middle.next, None
        first = head
        while second:
            following = second.next
            second.next = first.next
            first.next = second
            first = second.next
            second = following
