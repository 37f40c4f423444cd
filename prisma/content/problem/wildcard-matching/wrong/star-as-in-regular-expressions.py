# Wrong Answer: reads the star as in a regular expression, where it repeats the character before it
import re


class Solution:
    def isMatch(self, s, p):
        pattern = re.sub(r"\*+", "*", p).replace("?", ".")
        if pattern.startswith("*"):
            pattern = "." + pattern
        return re.fullmatch(pattern, s) is not None
