class Solution:
    def averageOfLevels(self, root: Optional[TreeNode]) -> list[float]:
        sums = []
        counts = []

        def visit(node: Optional[TreeNode], depth: int) -> None:
            if node is None:
                return
            if depth == len(sums):
                sums.append(0)
                counts.append(0)
            sums[depth] += node.val
            counts[depth] += 1
            visit(node.left, depth + 1)
            visit(node.right, depth + 1)

        visit(root, 0)
        return [total / count for total, count in zip(sums, counts)]
