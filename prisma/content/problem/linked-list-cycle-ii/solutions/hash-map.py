class Solution:
    def detectCycle(self, head: Optional[ListNode]) -> int:
        index_of = {}
        node = head
        while node:
            if node in index_of:
                return index_of[node]
            index_of[node] = len(index_of)
            node = node.next
        return -1
