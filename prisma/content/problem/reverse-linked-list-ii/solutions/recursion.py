from typing import Optional


class Solution:
    def reverseBetween(
        self, head: Optional[ListNode], left: int, right: int
    ) -> Optional[ListNode]:
        if left == 1:
            return self.reverse_first(head, right)
        head.next = self.reverseBetween(head.next, left - 1, right - 1)
        return head

    def reverse_first(self, head: ListNode, count: int) -> ListNode:
        if count == 1:
            return head
        last = head.next
        new_head = self.reverse_first(head.next, count - 1)
        head.next = last.next
        last.next = head
        return new_head
