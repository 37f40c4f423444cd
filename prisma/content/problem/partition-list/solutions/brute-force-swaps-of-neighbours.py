from typing import Optional


class Solution:
    def partition(self, head: Optional[ListNode], x: int) -> Optional[ListNode]:
        swapped = True
        while swapped:
            swapped = False
            node = head
            while node and node.next:
                if node.val >= x > node.next.val:
                    node.val, node.next.val = node.next.val, node.val
                    swapped = True
                node = node.next
        return head
