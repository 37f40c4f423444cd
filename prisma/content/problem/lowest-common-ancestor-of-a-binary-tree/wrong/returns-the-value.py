# Wrong Answer: returns the value of the node instead of the node
class Solution:
    def lowestCommonAncestor(self, root, p, q):
        return self.search(root, p, q).val

    def search(self, node, p, q):
        if node is None or node is p or node is q:
            return node
        left = self.search(node.left, p, q)
        right = self.search(node.right, p, q)
        return node if left and right else left or right
