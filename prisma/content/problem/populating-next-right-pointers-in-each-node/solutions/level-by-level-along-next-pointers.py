from typing import Optional


class Solution:
    def connect(self, root: Optional["Node"]) -> Optional["Node"]:
        first = root
        while first and first.left:
            node = first
            while node:
                node.left.next = node.right
                if node.next:
                    node.right.next = node.next.left
                node = node.next
            first = first.left
        return root
