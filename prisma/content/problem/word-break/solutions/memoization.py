from functools import cache


class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        longest = max(map(len, words))

        @cache
        def can_break(start: int) -> bool:
            if start == len(s):
                return True
            for end in range(start + 1, min(start + longest, len(s)) + 1):
                if s[start:end] in words and can_break(end):
                    return True
            return False

        return can_break(0)
