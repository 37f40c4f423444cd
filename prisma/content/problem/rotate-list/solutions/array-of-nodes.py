class Solution:
    def rotateRight(self, head: Optional[ListNode], k: int) -> Optional[ListNode]:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        if not nodes or k % len(nodes) == 0:
            return head
        first = len(nodes) - k % len(nodes)
        nodes[-1].next = head
        nodes[first - 1].next = None
        return nodes[first]
