# Wrong Answer: moves on after a swap with the right end, without looking at the element that came from there
class Solution:
    def sortColors(self, nums: list[int]) -> None:
        low, high = 0, len(nums) - 1
        for current in range(len(nums)):
            if current > high:
                break
            if nums[current] == 0:
                nums[low], nums[current] = nums[current], nums[low]
                low += 1
            elif nums[current] == 2:
                nums[current], nums[high] = nums[high], nums[current]
                high -= 1
