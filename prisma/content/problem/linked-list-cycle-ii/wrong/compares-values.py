# Wrong Answer: keeps values instead of nodes, so a repeated value looks like a cycle
class Solution:
    def detectCycle(self, head):
        node_of = {}
        node = head
        while node:
            if node.val in node_of:
                return node_of[node.val]
            node_of[node.val] = node
            node = node.next
        return None
