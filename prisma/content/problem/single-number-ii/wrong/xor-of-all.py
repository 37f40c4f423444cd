# Wrong Answer: XOR of all numbers cancels pairs, but not triples
from functools import reduce
from operator import xor


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        return reduce(xor, nums)
