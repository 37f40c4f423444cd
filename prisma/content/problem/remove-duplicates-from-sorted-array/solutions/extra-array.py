from itertools import groupby


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        different = [num for num, _ in groupby(nums)]
        nums[:len(different)] = different
        return len(different)
