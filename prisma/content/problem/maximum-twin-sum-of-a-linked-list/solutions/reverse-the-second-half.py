from typing import Optional


class Solution:
    def pairSum(self, head: Optional[ListNode]) -> int:
        slow = fast = head
        while fast:
            slow = slow.next
            fast = fast.next.next
        reversed_half = None
        node = slow
        while node:
            following = node.next
            node.next = reversed_half
            reversed_half = node
            node = following
        best = 0
        first, twin = head, reversed_half
        while twin:
            best = max(best, first.val + twin.val)
            first, twin = first.next, twin.next
        return best
