# Wrong Answer: after too many zeros it begins anew and gives up the ones before them
class Solution:
    def longestOnes(self, nums: list[int], k: int) -> int:
        longest = length = zeros = 0
        for num in nums:
            if num == 0:
                zeros += 1
            if zeros > k:
                length = zeros = 0
            else:
                length += 1
                longest = max(longest, length)
        return longest
