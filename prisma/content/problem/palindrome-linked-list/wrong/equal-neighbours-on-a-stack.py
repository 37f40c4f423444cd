# Wrong Answer: cancels equal neighbours on a stack like brackets, which accepts 1 1 2 2 too
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
