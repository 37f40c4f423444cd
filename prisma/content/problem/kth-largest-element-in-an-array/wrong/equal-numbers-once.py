# Wrong Answer: a set drops equal numbers, which have a place each
class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        different = sorted(set(nums), reverse=True)
        return different[min(k, len(different)) - 1]
