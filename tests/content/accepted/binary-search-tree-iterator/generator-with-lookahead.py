class BSTIterator:

    def __init__(self, root: Optional[TreeNode]):
        def walk(node):
            if node:
                yield from walk(node.left)
                yield node.val
                yield from walk(node.right)
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
