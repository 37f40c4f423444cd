# Wrong Answer: follows a single longest path back from the end, although there may be several
import sys

numbers = list(map(int, sys.stdin.read().split()))
n = numbers[0]
days = numbers[:n + 1]
rules = numbers[n + 2:]
needed = [[] for _ in range(n + 1)]
for first, then in zip(rules[::2], rules[1::2]):
    needed[then].append(first)
end = [0] * (n + 1)
before = [0] * (n + 1)
for task in range(1, n + 1):
    before[task] = max(needed[task], key=lambda first: end[first], default=0)
    end[task] = end[before[task]] + days[task]
task = end.index(max(end))
print(max(end))
path = []
while task:
    path.append(task)
    task = before[task]
print(*sorted(path))
