# Wrong Answer: of the ( that are too many it removes the first, whose ) comes early
class Solution:
    def minRemoveToMakeValid(self, s: str) -> str:
        kept = []
        surplus = 0
        for char in s:
            if char == ")" and surplus == 0:
                continue
            surplus += (char == "(") - (char == ")")
            kept.append(char)
        return "".join(kept).replace("(", "", surplus)
