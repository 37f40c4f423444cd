# Wrong Answer: returns the old head, which is the second node after the first swap
class Solution:
    def swapPairs(self, head):
        node = head
        previous = None
        while node and node.next:
            second = node.next
            node.next = second.next
            second.next = node
            if previous:
                previous.next = second
            previous = node
            node = node.next
        return head
