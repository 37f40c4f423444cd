from typing import Optional


class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        dummy = ListNode()
        while head:
            following = head.next
            place = dummy
            while place.next and place.next.val <= head.val:
                place = place.next
            head.next = place.next
            place.next = head
            head = following
        return dummy.next
