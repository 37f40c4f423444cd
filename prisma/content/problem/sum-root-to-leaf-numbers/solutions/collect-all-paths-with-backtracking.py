from typing import Optional


class Solution:
    def sumNumbers(self, root: Optional[TreeNode]) -> int:
        numbers = []
        path = []

        def collect(node: Optional[TreeNode]) -> None:
            if node is None:
                return
            path.append(str(node.val))
            if node.left is None and node.right is None:
                numbers.append("".join(path))
            collect(node.left)
            collect(node.right)
            path.pop()

        collect(root)
        return sum(int(number) for number in numbers)
