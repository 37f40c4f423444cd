from typing import Optional


class Solution:
    def oddEvenList(self, head: Optional[ListNode]) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        last = dummy = ListNode()
        for node in nodes[::2] + nodes[1::2]:
            last.next = node
            last = node
        last.next = None
        return dummy.next
