# Runtime Error: Python refuses to convert a string of more than 4 300 digits to an int
class Solution:
    def plusOne(self, digits: list[int]) -> list[int]:
        number = int("".join(map(str, digits))) + 1
        return [int(digit) for digit in str(number)]
