from typing import Optional


class Solution:
    def flatten(self, head: Optional["Node"]) -> Optional["Node"]:
        nodes = []

        def collect(node: Optional["Node"]) -> None:
            while node:
                nodes.append(node)
                collect(node.child)
                node = node.next

        collect(head)
        before = None
        for node in nodes:
            node.prev = before
            node.next = node.child = None
            if before:
                before.next = node
            before = node
        return head
