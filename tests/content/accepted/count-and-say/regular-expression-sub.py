import re
class Solution:
    def countAndSay(self, n: int) -> str:
        if n == 1: return '1'
        return re.sub(r'(.)\1*', lambda m: str(len(m.group())) + m.group(1), self.countAndSay(n - 1))
