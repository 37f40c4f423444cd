from collections import Counter


class Solution:
    def findSubstring(self, s: str, words: list[str]) -> list[int]:
        needed = Counter(words)
        width = len(words[0])
        starts = []
        for offset in range(width):
            left = offset
            window = Counter()
            for right in range(offset, len(s) - width + 1, width):
                word = s[right:right + width]
                if word not in needed:
                    window.clear()
                    left = right + width
                    continue
                window[word] += 1
                while window[word] > needed[word]:
                    window[s[left:left + width]] -= 1
                    left += width
                if right + width - left == width * len(words):
                    starts.append(left)
        return starts
