from typing import List


class Solution:
    def partition(self, s: str) -> List[List[str]]:
        n = len(s)
        is_palindrome = [[False] * n for _ in range(n)]
        for i in reversed(range(n)):
            for j in range(i, n):
                is_inner = j - i < 3 or is_palindrome[i + 1][j - 1]
                is_palindrome[i][j] = s[i] == s[j] and is_inner

        ways = []
        parts = []

        def cut(start):
            if start == n:
                ways.append(parts[:])
                return
            for end in range(start, n):
                if is_palindrome[start][end]:
                    parts.append(s[start:end + 1])
                    cut(end + 1)
                    parts.pop()

        cut(0)
        return ways
