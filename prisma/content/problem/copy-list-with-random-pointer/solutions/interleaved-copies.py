from typing import Optional


class Solution:
    def copyRandomList(self, head: Optional["Node"]) -> Optional["Node"]:
        if head is None:
            return None
        node = head
        while node:
            copy = Node(node.val)
            copy.next = node.next
            node.next = copy
            node = copy.next
        node = head
        while node:
            if node.random:
                node.next.random = node.random.next
            node = node.next.next
        first = head.next
        node = head
        while node:
            copy = node.next
            node.next = copy.next
            if node.next:
                copy.next = node.next.next
            node = node.next
        return first
