from functools import cache

digits = [int(digit) for digit in input().strip()]


@cache
def ways(place, last, is_start_of_limit):
    if place == len(digits):
        return 1 if last >= 0 else 0
    highest = digits[place] if is_start_of_limit else 9
    total = 0
    for digit in range(highest + 1):
        if digit == last:
            continue
        written = -1 if last < 0 and digit == 0 else digit
        total += ways(place + 1, written, is_start_of_limit and digit == highest)
    return total


print(ways(0, -1, True))
