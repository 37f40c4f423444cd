class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(t)
        missing = len(t)
        start = 0
        best_start, best_length = 0, len(s) + 1
        for end, letter in enumerate(s):
            missing -= need[letter] > 0
            need[letter] -= 1
            while missing == 0:
                if end - start + 1 < best_length:
                    best_start, best_length = start, end - start + 1
                need[s[start]] += 1
                missing += need[s[start]] > 0
                start += 1
        return s[best_start : best_start + best_length] if best_length <= len(s) else ""
