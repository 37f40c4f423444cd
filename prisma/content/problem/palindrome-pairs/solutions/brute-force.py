from typing import List


class Solution:
    def palindromePairs(self, words: List[str]) -> List[List[int]]:
        def is_palindrome(s: str) -> bool:
            left, right = 0, len(s) - 1
            while left < right:
                if s[left] != s[right]:
                    return False
                left += 1
                right -= 1
            return True

        pairs = []
        for i, first in enumerate(words):
            for j, second in enumerate(words):
                if i != j and is_palindrome(first + second):
                    pairs.append([i, j])
        return pairs
