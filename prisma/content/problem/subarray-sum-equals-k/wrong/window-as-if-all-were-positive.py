# Wrong Answer: a sliding window that shrinks while its sum is too large works only for positive numbers
class Solution:
    def subarraySum(self, nums: List[int], k: int) -> int:
        count = start = total = 0
        for end, num in enumerate(nums):
            total += num
            while total > k and start <= end:
                total -= nums[start]
                start += 1
            if total == k and start <= end:
                count += 1
        return count
