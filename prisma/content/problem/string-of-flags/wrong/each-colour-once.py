# Wrong Answer: requires each colour only once, however often it is listed
flags, wanted = input().strip(), set(input().strip())
last = {}
best = (0, 0)
for i, flag in enumerate(flags):
    if flag in wanted:
        last[flag] = i
    if len(last) == len(wanted):
        first = min(last.values())
        if best[0] == 0 or i - first + 1 < best[0]:
            best = (i - first + 1, first + 1)
print(*best)
