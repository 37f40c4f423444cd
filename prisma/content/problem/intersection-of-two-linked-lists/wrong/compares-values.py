# Wrong Answer: takes two different nodes with equal values for the same node
class Solution:
    def getIntersectionNode(self, headA, headB):
        seen = set()
        while headA:
            seen.add(headA.val)
            headA = headA.next
        while headB and headB.val not in seen:
            headB = headB.next
        return headB
