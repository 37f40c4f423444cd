class Solution:
    def addBinary(self, a: str, b: str) -> str:
        length = max(len(a), len(b)) + 1
        total = [int(bit) for bit in reversed(a.zfill(length))]
        carry = [int(bit) for bit in reversed(b.zfill(length))]
        while any(carry):
            common = [x & y for x, y in zip(total, carry)]
            total = [x ^ y for x, y in zip(total, carry)]
            carry = [0] + common[:-1]
        while len(total) > 1 and total[-1] == 0:
            total.pop()
        return "".join(map(str, reversed(total)))
