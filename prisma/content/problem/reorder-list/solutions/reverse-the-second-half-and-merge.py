from typing import Optional


class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        middle = fast = head
        while fast.next and fast.next.next:
            middle = middle.next
            fast = fast.next.next

        node, middle.next = middle.next, None
        second = None
        while node:
            node.next, second, node = second, node, node.next

        first = head
        while second:
            following = second.next
            second.next = first.next
            first.next = second
            first = second.next
            second = following
