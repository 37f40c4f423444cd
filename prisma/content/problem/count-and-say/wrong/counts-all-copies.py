# Wrong Answer: counts all copies of a digit in the string, not those of a run
class Solution:
    def countAndSay(self, n):
        term = "1"
        for _ in range(n - 1):
            counts = {}
            for digit in term:
                counts[digit] = counts.get(digit, 0) + 1
            term = "".join(f"{count}{digit}" for digit, count in counts.items())
        return term
