# Wrong Answer: asks only whether there are stars enough for the difference
class Solution:
    def checkValidString(self, s: str) -> bool:
        difference = abs(s.count("(") - s.count(")"))
        return difference <= s.count("*")
