from itertools import zip_longest

class Solution:
    def addStrings(self, num1: str, num2: str) -> str:
        carry, out = 0, []
        for a, b in zip_longest(map(int, num1[::-1]), map(int, num2[::-1]), fillvalue=0):
            carry, d = divmod(a + b + carry, 10)
            out.append(str(d))
        if carry:
            out.append('1')
        return ''.join(reversed(out))
