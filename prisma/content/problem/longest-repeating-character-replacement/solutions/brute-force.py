from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        longest = 0
        for start in range(len(s)):
            counts = Counter()
            most = 0
            for end in range(start, len(s)):
                counts[s[end]] += 1
                most = max(most, counts[s[end]])
                length = end - start + 1
                if length - most > k:
                    break
                longest = max(longest, length)
        return longest
