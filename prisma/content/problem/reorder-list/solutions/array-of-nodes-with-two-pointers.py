from typing import Optional


class Solution:
    def reorderList(self, head: Optional[ListNode]) -> None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        front, back = 0, len(nodes) - 1
        while front < back:
            nodes[front].next = nodes[back]
            front += 1
            nodes[back].next = nodes[front]
            back -= 1
        nodes[front].next = None
