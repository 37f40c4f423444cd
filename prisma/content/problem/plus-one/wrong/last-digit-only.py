# Wrong Answer: adds 1 to the last digit and carries nothing, so a 9 becomes a 10
from typing import List


class Solution:
    def plusOne(self, digits: List[int]) -> List[int]:
        digits[-1] += 1
        return digits
