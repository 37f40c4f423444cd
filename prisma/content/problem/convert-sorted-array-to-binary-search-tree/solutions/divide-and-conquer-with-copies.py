from typing import List, Optional


class Solution:
    def sortedArrayToBST(self, nums: List[int]) -> Optional[TreeNode]:
        if not nums:
            return None
        middle = len(nums) // 2
        return TreeNode(
            nums[middle],
            self.sortedArrayToBST(nums[:middle]),
            self.sortedArrayToBST(nums[middle + 1:]),
        )
