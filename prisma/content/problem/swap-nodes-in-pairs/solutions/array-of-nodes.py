from typing import Optional


class Solution:
    def swapPairs(self, head: Optional[ListNode]) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for i in range(0, len(nodes) - 1, 2):
            nodes[i], nodes[i + 1] = nodes[i + 1], nodes[i]
        for i, node in enumerate(nodes):
            node.next = nodes[i + 1] if i + 1 < len(nodes) else None
        return nodes[0] if nodes else None
