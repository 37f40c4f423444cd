from typing import Optional


class Solution:
    def deleteDuplicates(self, head: Optional[ListNode]) -> Optional[ListNode]:
        seen = set()
        last = dummy = ListNode(0, head)
        while last.next:
            if last.next.val in seen:
                last.next = last.next.next
            else:
                last = last.next
                seen.add(last.val)
        return dummy.next
