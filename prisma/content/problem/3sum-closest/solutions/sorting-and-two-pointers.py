class Solution:
    def threeSumClosest(self, nums: list[int], target: int) -> int:
        ordered = sorted(nums)
        closest = sum(ordered[:3])
        for first in range(len(ordered) - 2):
            left, right = first + 1, len(ordered) - 1
            while left < right:
                total = ordered[first] + ordered[left] + ordered[right]
                if abs(total - target) < abs(closest - target):
                    closest = total
                if total == target:
                    return target
                if total < target:
                    left += 1
                else:
                    right -= 1
        return closest
