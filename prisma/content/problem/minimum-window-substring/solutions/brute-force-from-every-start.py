class Solution:
    def minWindow(self, s: str, t: str) -> str:
        best = ""
        for start in range(len(s)):
            need = Counter(t)
            missing = len(t)
            for end in range(start, len(s)):
                if best and end - start + 1 >= len(best):
                    break
                missing -= need[s[end]] > 0
                need[s[end]] -= 1
                if missing == 0:
                    best = s[start : end + 1]
                    break
        return best
