from typing import Optional


class Solution:
    def getIntersectionNode(
        self, headA: ListNode, headB: ListNode
    ) -> Optional[ListNode]:
        seen = set()
        a = headA
        while a:
            seen.add(a)
            a = a.next
        b = headB
        while b and b not in seen:
            b = b.next
        return b
