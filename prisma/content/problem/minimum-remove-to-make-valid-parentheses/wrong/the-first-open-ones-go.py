# Wrong Answer: removes the first of the surplus (, whose ) comes early
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
