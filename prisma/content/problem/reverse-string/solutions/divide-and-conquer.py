from typing import List


class Solution:
    def reverseString(self, s: List[str]) -> None:
        def reverse(low: int, high: int) -> None:
            if low >= high:
                return
            half = (high - low + 1) // 2
            start = high - half + 1
            for i in range(half):
                s[low + i], s[start + i] = s[start + i], s[low + i]
            reverse(low, low + half - 1)
            reverse(start, high)

        reverse(0, len(s) - 1)
