from functools import reduce
from operator import xor


class Solution:
    def singleNonDuplicate(self, nums: list[int]) -> int:
        return reduce(xor, nums)
