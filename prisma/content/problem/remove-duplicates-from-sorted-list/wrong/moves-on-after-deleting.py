# Wrong Answer: moves forward after deleting a node, so of three equal values two remain
from typing import Optional


class Solution:
    def deleteDuplicates(self, head: Optional[ListNode]) -> Optional[ListNode]:
        node = head
        while node and node.next:
            if node.val == node.next.val:
                node.next = node.next.next
            node = node.next
        return head
