# Wrong Answer: reverses the ordinary preorder, so the subtrees are swapped
class Solution:
    def postorderTraversal(self, root):
        values = []

        def visit(node):
            if node:
                values.append(node.val)
                visit(node.left)
                visit(node.right)

        visit(root)
        return values[::-1]
