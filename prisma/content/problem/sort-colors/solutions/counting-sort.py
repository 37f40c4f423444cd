class Solution:
    def sortColors(self, nums: list[int]) -> None:
        counts = [0, 0, 0]
        for color in nums:
            counts[color] += 1
        i = 0
        for color, count in enumerate(counts):
            for _ in range(count):
                nums[i] = color
                i += 1
