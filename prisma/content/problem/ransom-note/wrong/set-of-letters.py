# Wrong Answer: compares sets of letters, so one copy serves any number of times
class Solution:
    def canConstruct(self, ransomNote: str, magazine: str) -> bool:
        return set(ransomNote) <= set(magazine)
