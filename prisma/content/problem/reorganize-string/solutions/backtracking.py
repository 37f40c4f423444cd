from collections import Counter


class Solution:
    def reorganizeString(self, s: str) -> str:
        left = Counter(s)
        result = []

        def fill() -> bool:
            if len(result) == len(s):
                return True
            for letter in left:
                if left[letter] > 0 and (not result or result[-1] != letter):
                    left[letter] -= 1
                    result.append(letter)
                    if fill():
                        return True
                    result.pop()
                    left[letter] += 1
            return False

        return "".join(result) if fill() else ""
