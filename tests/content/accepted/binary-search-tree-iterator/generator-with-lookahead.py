class BSTIterator:

    def __init__(self, root: Optional[TreeNode]):
        def walk(node):
            stack = []
            while stack or node:
                while node:
                    stack.append(node)
                    node = node.left
                node = stack.pop()
                yield node.val
                node = node.right
        self.it = walk(root)
        self.nxt = next(self.it, None)

    def next(self) -> int:
        value, self.nxt = self.nxt, next(self.it, None)
        return value

    def hasNext(self) -> bool:
        return self.nxt is not None


# Your BSTIterator object will be instantiated and called as such:
# obj = BSTIterator(root)
# param_1 = obj.next()
# param_2 = obj.hasNext()
