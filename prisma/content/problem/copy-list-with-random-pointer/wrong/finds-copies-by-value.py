# Wrong Answer: nodes with equal values share one copy
class Solution:
    def copyRandomList(self, head):
        copies = {}
        node = head
        while node:
            copies[node.val] = Node(node.val)
            node = node.next
        node = head
        while node:
            copy = copies[node.val]
            copy.next = copies[node.next.val] if node.next else None
            copy.random = copies[node.random.val] if node.random else None
            node = node.next
        return copies[head.val] if head else None
