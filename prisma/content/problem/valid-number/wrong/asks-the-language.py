# Wrong Answer: float reads words such as nan and Infinity as well
class Solution:
    def isNumber(self, s: str) -> bool:
        try:
            float(s)
        except ValueError:
            return False
        return True
