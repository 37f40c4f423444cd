class Solution:
    def minRemoveToMakeValid(self, s: str) -> str:
        kept = list(s)
        opened = []
        for i, char in enumerate(s):
            if char == "(":
                opened.append(i)
            elif char == ")":
                if opened:
                    opened.pop()
                else:
                    kept[i] = ""
        for i in opened:
            kept[i] = ""
        return "".join(kept)
