# class ListNode:
#     def __init__(self, val=0, next=None):
#         self.val = val
#         self.next = next
class Solution:
    def addTwoNumbers(self, l1, l2):
        def to_int(node): return node.val + 10 * to_int(node.next) if node else 0
        def to_list(n):
            m = ListNode(n % 10)
            if n > 9: m.next = to_list(n // 10)
            return m
        return to_list(to_int(l1) + to_int(l2))
