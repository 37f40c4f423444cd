class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        i, k = 0, len(nums)
        while i < k:
            if nums[i] == val:
                k -= 1
                nums[i] = nums[k]
            else:
                i += 1
        return k
