class Solution:
    def minRemoveToMakeValid(self, s: str) -> str:
        open_now = pairs = 0
        for char in s:
            if char == "(":
                open_now += 1
            elif char == ")" and open_now > 0:
                open_now -= 1
                pairs += 1

        kept = []
        opened = closed = 0
        for char in s:
            if char == "(":
                if opened == pairs:
                    continue
                opened += 1
            elif char == ")":
                if closed == opened:
                    continue
                closed += 1
            kept.append(char)
        return "".join(kept)
