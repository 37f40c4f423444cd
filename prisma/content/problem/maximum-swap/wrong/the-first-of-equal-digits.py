# Wrong Answer: takes the first occurrence of the greatest digit instead of the last
class Solution:
    def maximumSwap(self, num: int) -> int:
        digits = list(str(num))
        for i, greatest in enumerate(sorted(digits, reverse=True)):
            if digits[i] != greatest:
                first = digits.index(greatest, i)
                digits[i], digits[first] = digits[first], digits[i]
                break
        return int("".join(digits))
