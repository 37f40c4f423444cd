class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        def can_cut(start):
            if start == len(s):
                return True
            return any(
                s.startswith(word, start) and can_cut(start + len(word))
                for word in wordDict
            )

        return can_cut(0)
