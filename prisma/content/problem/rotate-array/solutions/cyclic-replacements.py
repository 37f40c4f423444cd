class Solution:
    def rotate(self, nums: list[int], k: int) -> None:
        n = len(nums)
        moved = 0
        start = 0
        while moved < n:
            i = start
            carried = nums[start]
            while True:
                i = (i + k) % n
                nums[i], carried = carried, nums[i]
                moved += 1
                if i == start:
                    break
            start += 1
