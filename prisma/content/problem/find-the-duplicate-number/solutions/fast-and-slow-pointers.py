class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        slow = nums[0]
        fast = nums[nums[0]]
        while slow != fast:
            slow = nums[slow]
            fast = nums[nums[fast]]
        entrance = 0
        while entrance != slow:
            entrance = nums[entrance]
            slow = nums[slow]
        return entrance
