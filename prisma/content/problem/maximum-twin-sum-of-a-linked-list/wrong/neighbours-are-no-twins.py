# Wrong Answer: adds neighbouring nodes instead of mirrored ones
class Solution:
    def pairSum(self, head):
        best = 0
        while head:
            best = max(best, head.val + head.next.val)
            head = head.next.next
        return best
