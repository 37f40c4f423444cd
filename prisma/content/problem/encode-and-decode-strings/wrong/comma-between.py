# Wrong Answer: a comma within a string separates as well, and an empty list becomes one string
class Solution:
    def encode(self, strs):
        return ",".join(strs)

    def decode(self, s):
        return s.split(",")
