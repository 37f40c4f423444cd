# Wrong Answer: treats leading zeros as digits, so 5 written as 005 is not counted
from functools import cache

digits = [int(digit) for digit in input().strip()]


@cache
def ways(place, last, is_tight):
    if place == len(digits):
        return 1
    highest = digits[place] if is_tight else 9
    return sum(
        ways(place + 1, digit, is_tight and digit == highest)
        for digit in range(highest + 1)
        if digit != last
    )


print(ways(0, -1, True) - (len(digits) == 1))
