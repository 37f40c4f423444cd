import random


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = 0, len(nums) - 1
        while True:
            pivot = nums[random.randint(low, high)]
            larger_end, unseen, smaller_start = low, low, high + 1
            while unseen < smaller_start:
                num = nums[unseen]
                if num > pivot:
                    nums[unseen], nums[larger_end] = nums[larger_end], num
                    larger_end += 1
                    unseen += 1
                elif num < pivot:
                    smaller_start -= 1
                    nums[unseen], nums[smaller_start] = nums[smaller_start], num
                else:
                    unseen += 1
            if k - 1 < larger_end:
                high = larger_end - 1
            elif k - 1 >= smaller_start:
                low = smaller_start
            else:
                return pivot
