class Solution:
    def maximumSwap(self, num: int) -> int:
        digits = list(str(num))
        for i, greatest in enumerate(sorted(digits, reverse=True)):
            if digits[i] != greatest:
                last = max(j for j, digit in enumerate(digits) if digit == greatest)
                digits[i], digits[last] = digits[last], digits[i]
                break
        return int("".join(digits))
