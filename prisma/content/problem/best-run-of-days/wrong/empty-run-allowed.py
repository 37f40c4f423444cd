# Wrong Answer: returns 0 if all days made a loss, as if a run could be empty
import sys

lines = sys.stdin.read().splitlines()
profits = list(map(int, lines[1].split()))
for line in lines[3:]:
    word, *numbers = line.split()
    first, second = map(int, numbers)
    if word == "set":
        profits[first - 1] = second
        continue
    best = ending = 0
    for profit in profits[first - 1 : second]:
        ending = max(ending + profit, 0)
        best = max(best, ending)
    print(best)
