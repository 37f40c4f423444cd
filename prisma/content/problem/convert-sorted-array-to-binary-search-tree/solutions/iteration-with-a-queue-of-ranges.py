from collections import deque
from typing import List, Optional


class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        root = TreeNode()
        queue = deque([(root, 0, len(nums) - 1)])
        while queue:
            node, low, high = queue.popleft()
            middle = (low + high) // 2
            node.val = nums[middle]
            if low < middle:
                node.left = TreeNode()
                queue.append((node.left, low, middle - 1))
            if middle < high:
                node.right = TreeNode()
                queue.append((node.right, middle + 1, high))
        return root
