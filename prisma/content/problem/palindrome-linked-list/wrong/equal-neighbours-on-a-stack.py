# Wrong Answer: takes equal neighbours away as if they were brackets, which 1 1 2 2 passes too
from typing import Optional


class Solution:
    def isPalindrome(self, head: Optional[ListNode]) -> bool:
        waiting = []
        while head:
            if waiting and waiting[-1] == head.val:
                waiting.pop()
            else:
                waiting.append(head.val)
            head = head.next
        return len(waiting) <= 1
