# Wrong Answer: connects the child lists but leaves the child pointers set
class Solution:
    def flatten(self, head):
        node = head
        while node:
            if node.child and node.child is not node.next:
                tail = node.child
                while tail.next:
                    tail = tail.next
                tail.next = node.next
                if node.next:
                    node.next.prev = tail
                node.next = node.child
                node.child.prev = node
            node = node.next
        return head
