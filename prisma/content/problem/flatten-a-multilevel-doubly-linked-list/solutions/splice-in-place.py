from typing import Optional


class Solution:
    def flatten(self, head: Optional["Node"]) -> Optional["Node"]:
        node = head
        while node:
            if node.child:
                tail = node.child
                while tail.next:
                    tail = tail.next
                tail.next = node.next
                if node.next:
                    node.next.prev = tail
                node.next = node.child
                node.child.prev = node
                node.child = None
            node = node.next
        return head
