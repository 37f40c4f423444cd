# Wrong Answer: returns the old head even if the part starts there
class Solution:
    def reverseBetween(self, head, left, right):
        before = None
        node = head
        for _ in range(left - 1):
            before, node = node, node.next
        first = node
        previous = None
        for _ in range(right - left + 1):
            node.next, previous, node = previous, node, node.next
        first.next = node
        if before:
            before.next = previous
        return head
