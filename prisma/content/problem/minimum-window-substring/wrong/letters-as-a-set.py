# Wrong Answer: ignores duplicates in the pattern
class Solution:
    def minWindow(self, s: str, t: str) -> str:
        need = Counter(set(t))
        missing = len(need)
        start = 0
        best = ""
        for end, letter in enumerate(s):
            missing -= need[letter] > 0
            need[letter] -= 1
            while missing == 0:
                if not best or end - start + 1 < len(best):
                    best = s[start : end + 1]
                need[s[start]] += 1
                missing += need[s[start]] > 0
                start += 1
        return best
