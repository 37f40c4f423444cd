# Wrong Answer: counts equal results as one place
import sys

k, n, *results = map(int, sys.stdin.read().split())
different = []
needed = []
for result in results:
    if result not in different:
        different.append(result)
        different = sorted(different)[-k:]
    needed.append(different[0] if len(different) == k else "-")
print(*needed)
