# Wrong Answer: sorts the list instead of keeping the order within the parts
class Solution:
    def partition(self, head, x):
        values = []
        node = head
        while node:
            values.append(node.val)
            node = node.next
        node = head
        for value in sorted(values):
            node.val = value
            node = node.next
        return head
