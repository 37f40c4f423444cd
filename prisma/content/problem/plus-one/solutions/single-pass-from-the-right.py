class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        for place in reversed(range(len(digits))):
            if digits[place] < 9:
                digits[place] += 1
                return digits
            digits[place] = 0
        return [1, *digits]
