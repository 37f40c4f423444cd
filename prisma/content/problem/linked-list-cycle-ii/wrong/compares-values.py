# Wrong Answer: keeps values instead of nodes, so a repeated value looks like a cycle
class Solution:
    def detectCycle(self, head):
        index_of = {}
        node = head
        while node:
            if node.val in index_of:
                return index_of[node.val]
            index_of[node.val] = len(index_of)
            node = node.next
        return -1
