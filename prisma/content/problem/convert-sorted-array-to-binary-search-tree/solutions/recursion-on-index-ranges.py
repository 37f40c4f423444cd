from typing import List, Optional


class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        def build(low: int, high: int) -> Optional[TreeNode]:
            if low > high:
                return None
            middle = (low + high) // 2
            root = TreeNode(nums[middle])
            root.left = build(low, middle - 1)
            root.right = build(middle + 1, high)
            return root

        return build(0, len(nums) - 1)
