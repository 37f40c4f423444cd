class Solution:
    def scoreOfParentheses(self, s: str) -> int:
        def score(low: int, high: int) -> int:
            total = 0
            open_count = 0
            start = low
            for i in range(low, high):
                open_count += 1 if s[i] == "(" else -1
                if open_count == 0:
                    total += 1 if i == start + 1 else 2 * score(start + 1, i)
                    start = i + 1
            return total

        return score(0, len(s))
