from collections import Counter
class Solution:
    def findAnagrams(self, s: str, p: str) -> List[int]:
        need, have, res = Counter(p), Counter(s[:len(p) - 1]), []
        for i in range(len(p) - 1, len(s)):
            have[s[i]] += 1
            if have == need:
                res.append(i - len(p) + 1)
            have[s[i - len(p) + 1]] -= 1
        return res
