# Wrong Answer: groups by odd and even values and not by positions
from typing import Optional


class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        odd = odd_head = ListNode()
        even = even_head = ListNode()
        while head:
            if head.val % 2 == 1:
                odd.next = head
                odd = head
            else:
                even.next = head
                even = head
            head = head.next
        even.next = None
        odd.next = even_head.next
        return odd_head.next
