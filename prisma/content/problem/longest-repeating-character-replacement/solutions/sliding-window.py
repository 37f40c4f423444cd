from collections import Counter


class Solution:
    def characterReplacement(self, s: str, k: int) -> int:
        counts = Counter()
        most = 0
        start = 0
        for end, letter in enumerate(s):
            counts[letter] += 1
            most = max(most, counts[letter])
            if end - start + 1 - most > k:
                counts[s[start]] -= 1
                start += 1
        return len(s) - start
