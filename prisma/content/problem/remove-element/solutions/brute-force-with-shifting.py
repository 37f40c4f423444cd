class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        k = len(nums)
        i = 0
        while i < k:
            if nums[i] == val:
                for j in range(i + 1, k):
                    nums[j - 1] = nums[j]
                k -= 1
            else:
                i += 1
        return k
