# Wrong Answer: fills the even indices in the order of the alphabet, so the most frequent letter may wrap around
class Solution:
    def reorganizeString(self, s: str) -> str:
        if max(s.count(letter) for letter in set(s)) > (len(s) + 1) // 2:
            return ""
        result = [""] * len(s)
        i = 0
        for letter in sorted(s):
            result[i] = letter
            i += 2
            if i >= len(s):
                i = 1
        return "".join(result)
