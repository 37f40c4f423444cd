class Solution:
    def summaryRanges(self, nums: list[int]) -> list[str]:
        present = set(nums)
        ranges = []
        for first in nums:
            if first - 1 in present:
                continue
            last = first
            while last + 1 in present:
                last += 1
            ranges.append(str(first) if first == last else f"{first}->{last}")
        return ranges
