from typing import List


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        ways = []
        parts = []

        def cut(start):
            if start == len(s):
                ways.append(parts[:])
                return
            for end in range(start + 1, len(s) + 1):
                part = s[start:end]
                if part == part[::-1]:
                    parts.append(part)
                    cut(end)
                    parts.pop()

        cut(0)
        return ways
