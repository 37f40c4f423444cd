from collections import Counter


class Solution:
    def findSubstring(self, s: str, words: list[str]) -> list[int]:
        needed = Counter(words)
        width = len(words[0])
        total = width * len(words)

        def fits(start: int) -> bool:
            seen = Counter()
            for i in range(start, start + total, width):
                word = s[i:i + width]
                seen[word] += 1
                if seen[word] > needed[word]:
                    return False
            return True

        return [start for start in range(len(s) - total + 1) if fits(start)]
