from collections import Counter
from typing import Optional


class Solution:
    def deleteDuplicates(self, head: Optional[ListNode]) -> Optional[ListNode]:
        frequency = Counter()
        node = head
        while node:
            frequency[node.val] += 1
            node = node.next
        dummy = ListNode(0, head)
        last = dummy
        while last.next:
            if frequency[last.next.val] > 1:
                last.next = last.next.next
            else:
                last = last.next
        return dummy.next
