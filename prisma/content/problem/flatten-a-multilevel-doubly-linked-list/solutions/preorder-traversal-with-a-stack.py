from typing import Optional


class Solution:
    def flatten(self, head: Optional["Node"]) -> Optional["Node"]:
        waiting = [head] if head else []
        before = None
        while waiting:
            node = waiting.pop()
            if node.next:
                waiting.append(node.next)
            if node.child:
                waiting.append(node.child)
            node.prev = before
            node.child = None
            if before:
                before.next = node
            before = node
        return head
