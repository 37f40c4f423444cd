from collections import Counter


class Solution:
    def reorganizeString(self, s: str) -> str:
        counts = Counter(s).most_common()
        if counts[0][1] > (len(s) + 1) // 2:
            return ""
        result = [""] * len(s)
        i = 0
        for letter, count in counts:
            for _ in range(count):
                result[i] = letter
                i += 2
                if i >= len(s):
                    i = 1
        return "".join(result)
