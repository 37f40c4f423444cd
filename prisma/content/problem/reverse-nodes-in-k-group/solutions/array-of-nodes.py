from typing import Optional


class Solution:
    def reverseKGroup(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        nodes = []
        while head:
            nodes.append(head)
            head = head.next
        for start in range(0, len(nodes) - k + 1, k):
            nodes[start:start + k] = reversed(nodes[start:start + k])
        for node, following in zip(nodes, nodes[1:] + [None]):
            node.next = following
        return nodes[0]
