# Wrong Answer: combines only the two ends of the range
class Solution:
    def rangeBitwiseAnd(self, left: int, right: int) -> int:
        return left & right
