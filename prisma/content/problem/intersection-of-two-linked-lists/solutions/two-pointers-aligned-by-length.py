from typing import Optional


class Solution:
    def getIntersectionNode(
        self, headA: ListNode, headB: ListNode
    ) -> Optional[ListNode]:
        length_a, length_b = self.length(headA), self.length(headB)
        a = self.skip(headA, length_a - length_b)
        b = self.skip(headB, length_b - length_a)
        while a is not b:
            a, b = a.next, b.next
        return a

    def length(self, node: Optional[ListNode]) -> int:
        count = 0
        while node:
            count += 1
            node = node.next
        return count

    def skip(self, node: ListNode, steps: int) -> ListNode:
        for _ in range(steps):
            node = node.next
        return node
