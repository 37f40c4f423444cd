class Solution:
    def search(self, nums: List[int], target: int) -> int:
        for position, num in enumerate(nums):
            if num == target:
                return position
        return -1
