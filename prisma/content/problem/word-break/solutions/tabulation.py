class Solution:
    def wordBreak(self, s: str, wordDict: list[str]) -> bool:
        words = set(wordDict)
        longest = max(map(len, words))
        reachable = [True] + [False] * len(s)
        for end in range(1, len(s) + 1):
            reachable[end] = any(
                reachable[start] and s[start:end] in words
                for start in range(max(0, end - longest), end)
            )
        return reachable[-1]
