from typing import Optional


class Solution:
    def sortList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        if head is None or head.next is None:
            return head
        slow, fast = head, head.next
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
        second = slow.next
        slow.next = None
        return self.merge(self.sortList(head), self.sortList(second))

    def merge(self, a: Optional[ListNode], b: Optional[ListNode]) -> Optional[ListNode]:
        dummy = ListNode()
        last = dummy
        while a and b:
            if a.val <= b.val:
                last.next = a
                a = a.next
            else:
                last.next = b
                b = b.next
            last = last.next
        last.next = a or b
        return dummy.next
