from typing import Optional


class Solution:
    def pairSum(self, head: Optional[ListNode]) -> int:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        left, right = 0, len(values) - 1
        best = 0
        while left < right:
            best = max(best, values[left] + values[right])
            left += 1
            right -= 1
        return best
