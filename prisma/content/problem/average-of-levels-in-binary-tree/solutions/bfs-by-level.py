from collections import deque


class Solution:
    def averageOfLevels(self, root: Optional[TreeNode]) -> list[float]:
        averages = []
        queue = deque([root])
        while queue:
            count = len(queue)
            total = 0
            for _ in range(count):
                node = queue.popleft()
                total += node.val
                if node.left:
                    queue.append(node.left)
                if node.right:
                    queue.append(node.right)
            averages.append(total / count)
        return averages
