class Solution:
    def checkValidString(self, s: str) -> bool:
        steps = {"(": (1,), ")": (-1,), "*": (-1, 0, 1)}
        counts = {0}
        for char in s:
            counts = {
                count + step
                for count in counts
                for step in steps[char]
                if count + step >= 0
            }
        return 0 in counts
