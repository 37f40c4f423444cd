# Wrong Answer: returns a quadruplet again for other indices with the same values
class Solution:
    def fourSum(self, nums, target):
        nums.sort()
        found = []
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                left, right = j + 1, len(nums) - 1
                while left < right:
                    total = nums[i] + nums[j] + nums[left] + nums[right]
                    if total == target:
                        found.append([nums[i], nums[j], nums[left], nums[right]])
                        left += 1
                    elif total < target:
                        left += 1
                    else:
                        right -= 1
        return found
