# Wrong Answer: inserts the numbers one after the other, which gives a chain
class Solution:
    def sortedArrayToBST(self, nums):
        root = TreeNode(nums[0])
        last = root
        for num in nums[1:]:
            last.right = TreeNode(num)
            last = last.right
        return root
