# Wrong Answer: compares only the total counts of both kinds, so )( needs nothing
class Solution:
    def minAddToMakeValid(self, s: str) -> int:
        return abs(s.count("(") - s.count(")"))
