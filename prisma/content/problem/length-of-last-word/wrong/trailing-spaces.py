# Wrong Answer: splits at each single space, so trailing spaces give an empty last word
class Solution:
    def lengthOfLastWord(self, s: str) -> int:
        return len(s.split(" ")[-1])
