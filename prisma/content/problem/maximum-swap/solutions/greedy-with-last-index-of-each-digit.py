class Solution:
    def maximumSwap(self, num: int) -> int:
        digits = [int(digit) for digit in str(num)]
        last = {digit: place for place, digit in enumerate(digits)}
        for place, digit in enumerate(digits):
            for greater in range(9, digit, -1):
                other = last.get(greater, -1)
                if other > place:
                    digits[place], digits[other] = greater, digit
                    return int("".join(map(str, digits)))
        return num
