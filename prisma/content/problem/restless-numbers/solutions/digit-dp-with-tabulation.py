digits = [int(digit) for digit in input().strip()]

# free[x] counts the restless prefixes below that of N that end in digit x.
free = [0] * 10
last = -1
is_restless = True
for place, highest in enumerate(digits):
    total = sum(free)
    free = [total - count for count in free]
    if place > 0:
        for first in range(1, 10):
            free[first] += 1
    if is_restless:
        for digit in range(1 if place == 0 else 0, highest):
            if digit != last:
                free[digit] += 1
    is_restless = is_restless and highest != last
    last = highest

print(sum(free) + is_restless)
