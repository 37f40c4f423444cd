# Wrong Answer: checks only whether there are enough stars for the difference of the counts
class Solution:
    def checkValidString(self, s: str) -> bool:
        difference = abs(s.count("(") - s.count(")"))
        return difference <= s.count("*")
