# Wrong Answer: removes from the list that is being iterated, which skips the next element
class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for num in nums:
            if num == val:
                nums.remove(num)
        return len(nums)
