# Wrong Answer: a set drops duplicates, which have ranks of their own
class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        different = sorted(set(nums), reverse=True)
        return different[min(k, len(different)) - 1]
