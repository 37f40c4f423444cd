class Solution:
    def copyRandomList(self, head: 'Optional[Node]') -> 'Optional[Node]':
        copy = collections.defaultdict(lambda: Node(0))
        copy[None] = None
        n = head
        while n:
            copy[n].val = n.val
            copy[n].next = copy[n.next]
            copy[n].random = copy[n.random]
            n = n.next
        return copy[head]
