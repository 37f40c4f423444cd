# Wrong Answer: float also accepts words such as nan and Infinity
class Solution:
    def isNumber(self, s: str) -> bool:
        try:
            float(s)
        except ValueError:
            return False
        return True
