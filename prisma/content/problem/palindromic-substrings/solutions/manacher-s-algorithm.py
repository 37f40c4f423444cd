class Solution:
    def countSubstrings(self, s: str) -> int:
        text = "#" + "#".join(s) + "#"
        radius = [0] * len(text)
        middle = edge = count = 0
        for i in range(len(text)):
            reach = min(radius[2 * middle - i], edge - i) if i < edge else 0
            while (
                i - reach > 0
                and i + reach + 1 < len(text)
                and text[i - reach - 1] == text[i + reach + 1]
            ):
                reach += 1
            radius[i] = reach
            if i + reach > edge:
                middle, edge = i, i + reach
            count += (reach + 1) // 2
        return count
