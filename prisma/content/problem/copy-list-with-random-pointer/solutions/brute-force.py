from typing import Optional


class Solution:
    def copyRandomList(self, head: Optional["Node"]) -> Optional["Node"]:
        start = last = Node(0)
        node = head
        while node:
            last.next = Node(node.val)
            last = last.next
            node = node.next
        node, copy = head, start.next
        while node:
            if node.random:
                copy.random = self.twin(node.random, head, start.next)
            node, copy = node.next, copy.next
        return start.next

    def twin(self, target: "Node", original: "Node", copy: "Node") -> "Node":
        while original is not target:
            original = original.next
            copy = copy.next
        return copy
