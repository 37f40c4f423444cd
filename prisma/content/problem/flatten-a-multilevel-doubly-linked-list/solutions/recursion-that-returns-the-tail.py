from typing import Optional


class Solution:
    def flatten(self, head: Optional["Node"]) -> Optional["Node"]:
        self.flatten_to_tail(head)
        return head

    def flatten_to_tail(self, node: Optional["Node"]) -> Optional["Node"]:
        tail = None
        while node:
            following = node.next
            tail = node
            if node.child:
                tail = self.flatten_to_tail(node.child)
                node.next = node.child
                node.child.prev = node
                node.child = None
                tail.next = following
                if following:
                    following.prev = tail
            node = following
        return tail
