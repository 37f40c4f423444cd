# Wrong Answer: assumes that p is the smaller value
class Solution:
    def lowestCommonAncestor(
        self, root: TreeNode, p: TreeNode, q: TreeNode
    ) -> TreeNode:
        node = root
        while node:
            if q.val < node.val:
                node = node.left
            elif p.val > node.val:
                node = node.right
            else:
                return node
        return root
