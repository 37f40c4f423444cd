from bisect import bisect_left, bisect_right


class Solution:
    def reversePairs(self, nums: list[int]) -> int:
        ordered = sorted(nums)
        tree = [0] * (len(nums) + 1)
        pairs = 0
        for seen, num in enumerate(nums):
            i = bisect_right(ordered, 2 * num)
            not_greater = 0
            while i > 0:
                not_greater += tree[i]
                i -= i & -i
            pairs += seen - not_greater
            i = bisect_left(ordered, num) + 1
            while i <= len(nums):
                tree[i] += 1
                i += i & -i
        return pairs
