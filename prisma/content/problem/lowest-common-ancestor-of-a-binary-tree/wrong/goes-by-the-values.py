# Wrong Answer: descends by comparing values, as if the tree were a binary search tree
class Solution:
    def lowestCommonAncestor(
        self, root: TreeNode, p: TreeNode, q: TreeNode
    ) -> TreeNode:
        node = root
        while True:
            if p.val < node.val and q.val < node.val and node.left:
                node = node.left
            elif p.val > node.val and q.val > node.val and node.right:
                node = node.right
            else:
                return node
