# Wrong Answer: keeps one node of each value that repeats
class Solution:
    def deleteDuplicates(self, head):
        node = head
        while node and node.next:
            if node.next.val == node.val:
                node.next = node.next.next
            else:
                node = node.next
        return head
