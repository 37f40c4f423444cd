from typing import List


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        ways = []
        for cuts in range(1 << (len(s) - 1)):
            parts = [s[0]]
            for i in range(1, len(s)):
                if cuts >> (i - 1) & 1:
                    parts.append(s[i])
                else:
                    parts[-1] += s[i]
            if all(part == part[::-1] for part in parts):
                ways.append(parts)
        return ways
