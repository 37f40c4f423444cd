from typing import Optional


class Solution:
    def pairSum(self, head: Optional[ListNode]) -> int:
        n = 0
        node = head
        while node:
            n += 1
            node = node.next
        best = 0
        first = head
        for i in range(n // 2):
            twin = head
            for _ in range(n - 1 - i):
                twin = twin.next
            best = max(best, first.val + twin.val)
            first = first.next
        return best
