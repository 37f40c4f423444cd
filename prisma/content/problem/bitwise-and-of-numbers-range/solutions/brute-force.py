class Solution:
    def rangeBitwiseAnd(self, left: int, right: int) -> int:
        result = left
        for num in range(left + 1, right + 1):
            result &= num
        return result
