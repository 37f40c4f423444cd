class Solution:
    def checkInclusion(self, s1: str, s2: str) -> bool:
        wanted = sorted(s1)
        m = len(s1)
        return any(
            sorted(s2[start : start + m]) == wanted for start in range(len(s2) - m + 1)
        )
