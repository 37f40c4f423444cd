class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        used = [False] * len(magazine)
        for letter in ransomNote:
            for i, other in enumerate(magazine):
                if other == letter and not used[i]:
                    used[i] = True
                    break
            else:
                return False
        return True
