# Wrong Answer: compares only how many there are of each kind, so )( needs nothing
class Solution:
    def minAddToMakeValid(self, s: str) -> int:
        return abs(s.count("(") - s.count(")"))
