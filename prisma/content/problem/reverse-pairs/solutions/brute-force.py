class Solution:
    def reversePairs(self, nums: list[int]) -> int:
        pairs = 0
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                if nums[i] > 2 * nums[j]:
                    pairs += 1
        return pairs
