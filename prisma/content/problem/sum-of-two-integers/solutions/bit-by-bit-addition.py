class Solution:
    def getSum(self, a: int, b: int) -> int:
        total = carry = 0
        place = 1
        while place < 1 << 32:
            one, other = a & place, b & place
            total |= one ^ other ^ carry
            carry = (one & other | one & carry | other & carry) << 1
            place <<= 1
        return total if total < 1 << 31 else ~(total ^ 0xFFFFFFFF)
