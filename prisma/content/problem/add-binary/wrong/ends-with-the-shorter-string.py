# Wrong Answer: zip stops at the end of the shorter string
class Solution:
    def addBinary(self, a: str, b: str) -> str:
        bits = []
        carry = 0
        for x, y in zip(reversed(a), reversed(b)):
            total = int(x) + int(y) + carry
            bits.append(str(total % 2))
            carry = total // 2
        if carry:
            bits.append("1")
        return "".join(reversed(bits))
