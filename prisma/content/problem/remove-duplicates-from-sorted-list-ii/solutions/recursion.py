from typing import Optional


class Solution:
    def deleteDuplicates(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None or head.next is None:
            return head
        if head.val != head.next.val:
            head.next = self.deleteDuplicates(head.next)
            return head
        rest = head.next
        while rest and rest.val == head.val:
            rest = rest.next
        return self.deleteDuplicates(rest)
